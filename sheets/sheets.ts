import { accessoriesWorn, accessoryKnobs } from './accessories.ts'
import { feet, hands, stances, turns } from './bodies.ts'
import { briefs } from './briefs.ts'
import { brushSheet } from './brushes.ts'
import { fabrics, prints } from './cloth.ts'
import { lineUps } from './collections.ts'
import { films } from './films.ts'
import { faces, figures } from './figures.ts'
import { backs, flats, worn } from './garments.ts'
import { knobs } from './knobs.ts'
import { notionKnobs, notionsAlone } from './notions.ts'
import { colorways, printKnobs, printRepeats } from './prints.ts'
import type { Sheet } from './sheet.ts'
import { logoSheet, sloganSheet } from './slogans.ts'

/** Every contact sheet, in the order they are drawn. */
export const sheets: readonly Sheet[] = [
  figures,
  faces,
  stances,
  turns,
  hands,
  feet,
  worn,
  backs,
  accessoriesWorn,
  flats,
  knobs,
  accessoryKnobs,
  notionsAlone,
  notionKnobs,
  fabrics,
  prints,
  printKnobs,
  colorways,
  printRepeats,
  lineUps,
  briefs,
  films,
  sloganSheet,
  logoSheet,
  brushSheet,
]
