import type { Adjustment } from '../document/adjustment.ts'

/** A number that a panel lets people set: what it is called, its bounds and steps, and where it changes nothing or begins. */
export interface Knob {
  readonly label: string
  readonly least: number
  readonly most: number
  readonly step: number
  /** Where it stands when the adjustment is made. */
  readonly start: number
  /** Names of the whole numbers from `least` on, where they are choices. */
  readonly choices?: readonly { readonly label: string }[]
  /** A colour as 0xrrggbb, picked and not slid. */
  readonly picked?: true
}

/** Knobs by name, in the order of the panel. */
export type Knobs<Name extends string = string> = Readonly<Record<Name, Knob>>

/** Where a knob may stand that is asked to stand somewhere. */
function within({ least, most, start }: Knob, asked: number | undefined): number {
  if (asked === undefined || Number.isNaN(asked)) return start
  return Math.max(least, Math.min(most, asked))
}

/** Where the knobs of an adjustment stand, each within its bounds. */
export function settingsOf<Name extends string>(
  knobs: Knobs<Name>,
  { knobs: asked }: Adjustment,
): Record<Name, number> {
  const names = Object.keys(knobs) as Name[]
  return Object.fromEntries(names.map((name) => [name, within(knobs[name], asked[name])])) as Record<Name, number>
}
