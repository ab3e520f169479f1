/** The specification's volume. */
export const VOLUME = 0.8

type Blast = { at: number; seconds: number }

const KICK_OFF: readonly Blast[] = [{ at: 0, seconds: 0.45 }]
const TIME_UP: readonly Blast[] = [
  { at: 0, seconds: 0.4 },
  { at: 0.6, seconds: 0.4 },
  { at: 1.2, seconds: 1.1 },
]

/** Two tones a little apart, and the pea that makes them flutter. */
const TONES = [2_290, 2_720]
const FLUTTER = 34

function blow(context: AudioContext, { at, seconds }: Blast) {
  const from = context.currentTime + 0.02 + at
  const to = from + seconds
  const breath = new GainNode(context, { gain: 0 })
  breath.gain.setValueAtTime(0, from)
  breath.gain.linearRampToValueAtTime(VOLUME / TONES.length, from + 0.015)
  breath.gain.setValueAtTime(VOLUME / TONES.length, to - 0.05)
  breath.gain.linearRampToValueAtTime(0, to)
  const trill = new GainNode(context, { gain: 0.66 })
  const pea = new OscillatorNode(context, { type: 'triangle', frequency: FLUTTER })
  pea.connect(new GainNode(context, { gain: 0.34 })).connect(trill.gain)
  const tones = TONES.map((frequency) => new OscillatorNode(context, { type: 'sine', frequency }))
  for (const tone of tones) tone.connect(trill)
  trill.connect(breath).connect(context.destination)
  for (const sound of [pea, ...tones]) {
    sound.start(from)
    sound.stop(to)
  }
}

/** One soft knock on wood. */
function tap(context: AudioContext) {
  const from = context.currentTime + 0.02
  const wood = new OscillatorNode(context, { type: 'sine', frequency: 210 })
  wood.frequency.exponentialRampToValueAtTime(120, from + 0.12)
  const fade = new GainNode(context, { gain: 0.35 })
  fade.gain.setValueAtTime(0.35, from)
  fade.gain.exponentialRampToValueAtTime(0.001, from + 0.16)
  wood.connect(fade).connect(context.destination)
  wood.start(from)
  wood.stop(from + 0.18)
}

/** Drawn from nothing when it is blown, so there is no file to load on a bad line. Silent until `wake`. */
export function createWhistle() {
  let context: AudioContext | undefined
  const ready = () => (context?.state === 'running' ? context : undefined)
  const blasts = (all: readonly Blast[]) => {
    const now = ready()
    if (now) for (const blast of all) blow(now, blast)
  }
  return {
    /** Browsers let a page sound only from a press on. */
    wake(): void {
      if (typeof AudioContext === 'undefined') return
      context ??= new AudioContext()
      if (context.state === 'suspended') void context.resume()
    },
    kickOff: () => blasts(KICK_OFF),
    timeUp: () => blasts(TIME_UP),
    lastMinute() {
      const now = ready()
      if (now) tap(now)
    },
    /** The page is left. */
    put(): void {
      void context?.close()
      context = undefined
    },
  }
}
