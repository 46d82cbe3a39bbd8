import { argyle } from './argyle.ts'
import { awningStripe } from './awningStripe.ts'
import { bretonStripe } from './bretonStripe.ts'
import { ditsy } from './ditsy.ts'
import { floral } from './floral.ts'
import { gingham } from './gingham.ts'
import { glenCheck } from './glenCheck.ts'
import { herringbone } from './herringbone.ts'
import { houndstooth } from './houndstooth.ts'
import { pinstripe } from './pinstripe.ts'
import { polkaDot } from './polkaDot.ts'
import type { Print } from './print.ts'
import { tartan } from './tartan.ts'
import { windowpane } from './windowpane.ts'

/** Every print of the catalogue, in the order of the screen. */
export const prints = [
  floral,
  ditsy,
  bretonStripe,
  awningStripe,
  pinstripe,
  herringbone,
  gingham,
  tartan,
  houndstooth,
  glenCheck,
  windowpane,
  argyle,
  polkaDot,
] as const

/** The id of a print of the catalogue. */
export type PrintId = (typeof prints)[number]['id']

/** The print with an id, or nothing. */
export const findPrint = (id: string): Print | null => prints.find((print) => print.id === id) ?? null
