/** What one decision of a seat is made of, on a desk that answers as it is told. */
import { Turn } from "../../src/games/designer/turn.svelte";
import { Decision, Selection } from "../../src/lib/decision.svelte";
import type { Desk } from "../../src/lib/desk";
import type { Choice, Hinted, Question, Refused } from "../../src/lib/messages";
import { both, person, stateOf, tableOf } from "../samples";

const refusal = (rule: string): Refused => ({ type: "refused", code: "illegal", text: both("No."), rule, id: null, part: null, number: null });

/** `says` is what the server answers to a move. */
function deskOf(moves: string[], kind = "build", says: Refused | null = null) {
  const played: string[] = [];
  const choices = moves.map((move) => ({ move, text: both(`To ${move}`) }) as Choice);
  const desk = {
    state: stateOf(tableOf([person("Ann")]), { choices, question: { kind, number: 7, text: both("?") } as Question, step: 3 }),
    active: true,
    hint: null as Hinted | null,
    spotlight: null as unknown,
    play: (move: string) => (played.push(move), Promise.resolve(says)),
    why: (move: string) => Promise.resolve(refusal(move === "nonsense" ? "CORE-TEXT" : "X-01")),
    preview: (move: string) => Promise.resolve({ after: move }),
  };
  return { desk, played, asDesk: () => desk as unknown as Desk };
}

describe("a decision", () => {
  it("knows moves by whole words", () => {
    const decision = new Decision(deskOf(["attack ham goblin", "attack hammer goblin", "attack"]).asDesk);
    expect(decision.starting("attack ham")).toEqual(["attack ham goblin"]);
    expect([decision.can("attack"), decision.can("attack ham")]).toEqual([true, false]);
    expect([decision.say("attack"), decision.say("rest")]).toEqual(["To attack", "rest"]);
  });
  it("is told the place of a move in what a bot advises", () => {
    const { desk, asDesk } = deskOf(["go a1", "go a12"]);
    desk.hint = { moves: [{ move: "go a12" }, { move: "fight b2" }] } as Hinted;
    const decision = new Decision(asDesk);
    expect(["go", "go a12", "go a1", "fight"].map((move) => decision.planned(move))).toEqual([1, 1, 0, 2]);
    expect([decision.advised("go"), decision.advised("fight")]).toEqual([true, false]);
  });
  it("is nobody's who is not asked", () => {
    const { desk, asDesk } = deskOf(["go a1"]);
    const decision = new Decision(asDesk);
    expect([decision.kind, decision.asked]).toEqual(["build", "0 7 build"]);
    desk.active = false;
    const watching = new Decision(asDesk);
    expect([watching.kind, watching.asked, watching.moves]).toEqual([null, null, []]);
  });
  it("plays what is legal, and says why something is not", async () => {
    const { played, asDesk } = deskOf(["go a1"]);
    const decision = new Decision(asDesk);
    expect(await decision.play("go b2", null)).toBe(false);
    expect(decision.refusing?.refused.rule).toBe("X-01");
    expect(await decision.play("go a1", null)).toBe(true);
    expect([played, decision.refusing, decision.sending]).toEqual([["go a1"], null, false]);
  });
  it("does not explain how moves are written", async () => {
    const decision = new Decision(deskOf([]).asDesk);
    await decision.refuse("nonsense", null);
    expect(decision.refusing).toBeNull();
  });
  it("sends one move at a time, and shows what the server refuses", async () => {
    const { played, asDesk } = deskOf(["go a1"], "build", refusal("CORE-STALE"));
    const decision = new Decision(asDesk);
    expect(await Promise.all([decision.play("go a1", null), decision.play("go a1", null)])).toEqual([false, false]);
    expect([played, decision.refusing?.refused.rule]).toEqual([["go a1"], "CORE-STALE"]);
  });
});

describe("a selection", () => {
  it("is put back by the same thing once more", () => {
    const selection = new Selection<unknown, "card">(deskOf([]).asDesk);
    selection.select({ kind: "card", id: "C1" });
    expect(selection.isSelected("card", "C1")).toBe(true);
    selection.select({ kind: "card", id: "C1" });
    expect(selection.selected).toBeNull();
  });
  it("asks before it plays, until a legal move is made", async () => {
    const selection = new Selection<unknown, "card">(deskOf(["end"]).asDesk);
    selection.sure("end", "Really?");
    await selection.play("rest", null);
    expect(selection.asking).toEqual({ move: "end", question: "Really?" });
    await selection.play("end", null);
    expect(selection.asking).toBeNull();
  });
  it("knows what a line of the chronicle speaks of, alone or in a list", () => {
    const { desk, asDesk } = deskOf([]);
    desk.spotlight = { args: { card: "C1", rooms: ["r1", "r2"], gold: 3 } };
    const selection = new Selection<unknown, "card">(asDesk);
    expect(["C1", "r2", 3, "r3"].map((id) => selection.spoken(id))).toEqual([true, true, true, false]);
  });
});

describe("a move in pieces", () => {
  const turnOf = (moves: string[], kind = "build"): Turn => {
    const turn = new Turn(deskOf(moves, kind).asDesk);
    turn.begin();
    return turn;
  };

  it("begins with the verb, and goes on by itself where one word is left", () => {
    const turn = turnOf(["build R1 2", "build R1 3", "build R2 1"]);
    expect(turn.picked).toEqual(["build"]);
    turn.pick("build", "R2");
    expect([turn.move, turn.loose]).toEqual(["build R2 1", true]);
    turn.pick("build", "R1");
    expect([turn.move, [...turn.next("build", "R1")]]).toEqual([null, ["2", "3"]]);
    turn.drop();
    expect([turn.picked, turn.loose]).toEqual([["build"], false]);
  });
  it("stops where a shorter move is whole", () => expect(turnOf(["place", "place T1"], "place").move).toBe("place"));
  it("leaves the rest to the hand that holds it", () => {
    const turn = turnOf(["place T1 r1c1"], "place");
    turn.hold("place", "T1");
    expect([turn.picked, turn.move]).toEqual([["place", "T1"], null]);
  });
  it("keeps what follows a move, until something happens at the table", async () => {
    const { desk, asDesk } = deskOf(["build R1 2"]);
    const turn = new Turn(asDesk);
    turn.begin();
    await turn.look("build R1 2");
    expect(turn.after("build R1 2")).toEqual({ after: "build R1 2" });
    turn.forget();
    const late = turn.look("build R1 2");
    desk.state.step += 1;
    await late;
    expect(turn.after("build R1 2")).toBeNull();
  });
});
