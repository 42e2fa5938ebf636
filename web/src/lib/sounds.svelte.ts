/** Soft sounds, made in the page. None exist until somebody has asked for them. */
import { read, write } from "./storage";

const KEPT = "verlies.sounds";
const LOUD = 0.12;

export type Cue = "turn" | "roll" | "win" | "end";

/** A tone: when it begins and how long it lasts, in seconds, and its pitch in Hz; 0 is the rattle of dice. */
type Tone = [start: number, length: number, pitch: number];

const CUES: Record<Cue, Tone[]> = {
  turn: [[0, 0.5, 523], [0.14, 0.7, 784]],
  roll: [[0, 0.05, 0], [0.09, 0.05, 0], [0.16, 0.04, 0], [0.27, 0.06, 0]],
  win: [[0, 0.5, 523], [0.13, 0.5, 659], [0.26, 0.5, 784], [0.39, 1.1, 1047]],
  end: [[0, 0.6, 440], [0.2, 0.9, 330]],
};

class Sounds {
  #on = $state(read(KEPT) === true);
  #context: AudioContext | null = null;

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    write(KEPT, on);
    if (on) this.play("turn");
    else void this.#context?.suspend().catch(() => {});
  }

  /** In a page that nobody looks at, only that one is asked. */
  play(cue: Cue): void {
    if (!this.#on || (document.visibilityState === "hidden" && cue !== "turn")) return;
    try {
      const context = (this.#context ??= new AudioContext());
      void context.resume().catch(() => {});
      for (const tone of CUES[cue]) sound(context, tone);
    } catch {
      // A browser without sounds plays in silence.
    }
  }
}

function sound(context: AudioContext, [start, length, pitch]: Tone): void {
  const begin = context.currentTime + start;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUD, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  volume.connect(context.destination);
  const source = pitch ? bell(context, pitch) : rattle(context, length);
  source.connect(volume);
  source.start(begin);
  source.stop(begin + length);
}

function bell(context: AudioContext, pitch: number): AudioScheduledSourceNode {
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  return tone;
}

function rattle(context: AudioContext, length: number): AudioScheduledSourceNode {
  const noise = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  return noise;
}

export const sounds = new Sounds();
