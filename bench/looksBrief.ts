import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import type { Brief } from '@toile/craft/designs/compose/brief.ts'

const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b']

/** The brief that benches draw: eight looks on two people, from the catalogue alone. */
export const looksBrief = (style: Brief['style'] = 'illustration', seed = 11): Brief =>
  bareBrief(['ines', 'kofi'], palette, {
    seed,
    style,
    mannequins: [
      { person: 'ines', pose: 'relaxed' },
      { person: 'kofi', pose: 'stand' },
    ],
  })
