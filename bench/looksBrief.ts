import { fromHex } from '@toile/fashion/colors/color.ts'
import { type Brief, briefSchema } from '@toile/fashion/designs/compose/brief.ts'

const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b']

/** The brief that benches draw: eight looks on two people, from the catalogue alone. */
export const looksBrief = (style: Brief['style'] = 'illustration', seed = 11): Brief =>
  briefSchema.parse({
    seed,
    looks: 8,
    style,
    mannequins: [
      { person: 'ines', pose: 'relaxed' },
      { person: 'kofi', pose: 'stand' },
    ],
    colors: palette.map((hex, i) => ({ id: `color-${i + 1}`, color: fromHex(hex), gradient: null })),
    sketches: [],
    prints: [],
    brand: { sketches: [], prints: [] },
    mood: null,
    moodItems: [],
    systemShare: 100,
    brandShare: 0,
    positions: [],
  })
