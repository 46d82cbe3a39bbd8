import { briefSchema } from '@toile/fashion/designs/compose/brief.ts'
import { compose } from '@toile/fashion/designs/compose/compose.ts'
import { defineSheet, fromHex } from './sheet.ts'

/** The collections that are drawn to be judged: who wears them, their colours, the mood of their board. */
const collections = [
  {
    name: 'Riviera',
    people: ['ines', 'priya', 'amara'],
    palette: ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b'],
    mood: [0.7, 0.6, 0.6, 0.35, 0.9],
  },
  {
    name: 'Highland',
    people: ['astrid', 'mei', 'ruth'],
    palette: ['#2f3b2f', '#7a2f2a', '#c9b48a', '#3d4a63', '#e9e1d0'],
    mood: [0.4, 0.4, 0.3, 0.5, 0.1],
  },
  {
    name: 'Night',
    people: ['amara', 'astrid', 'ines'],
    palette: ['#17161c', '#6d1f33', '#c7a96b', '#e8e2da', '#2d3f57'],
    mood: [0.5, 0.6, 0.8, 0.95, 0.4],
  },
  {
    name: 'City men',
    people: ['theo', 'kofi', 'kenji', 'rafael'],
    palette: ['#23304a', '#d8cdb8', '#7a5a3c', '#5f7470', '#a63d2f'],
    mood: [0.4, 0.4, 0.3, 0.55, 0.4],
  },
  {
    name: 'Harbour men',
    people: ['marco', 'theo', 'kofi'],
    palette: ['#f2efe6', '#2b5d8a', '#e2a63b', '#34403a', '#c4553b'],
    mood: [0.7, 0.7, 0.5, 0.2, 0.85],
  },
  {
    name: 'Playground',
    people: ['lily', 'sam', 'zuri', 'hiro'],
    palette: ['#e9c04c', '#3b6ea5', '#e8604c', '#6fa287', '#f4eee0'],
    mood: [0.7, 0.9, 0.6, 0.2, 0.6],
  },
  {
    name: 'Street',
    people: ['mei', 'kofi', 'yuna', 'priya'],
    palette: ['#2a2a2e', '#c8f04a', '#8d8f98', '#e7e4df', '#5a45a8'],
    mood: [0.4, 0.95, 0.3, 0.1, 0.35],
  },
  {
    name: 'Garden',
    people: ['noemi', 'ruth', 'ines', 'freya'],
    palette: ['#c98b94', '#5d7a4f', '#f3ede2', '#e5c77d', '#7a86b8'],
    mood: [0.6, 0.4, 0.9, 0.45, 0.75],
  },
] as const

const [tall, wide] = [760, 2900]

/** Eight collections of eight looks, each composed from its own palette and mood. */
export const lineUps = defineSheet({
  id: 'collections',
  says: 'Eight collections of eight looks',
  styled: true,
  columns: 1,
  cell: [wide, tall],
  *cells({ drawing, style }) {
    for (const [turn, { name, people, palette, mood }] of collections.entries()) {
      const [warmth, energy, softness, formality, season] = mood
      const designs = compose(
        briefSchema.parse({
          seed: 100 + turn,
          looks: 8,
          style,
          mannequins: people.map((person) => ({ person, pose: '' })),
          colors: palette.map((hex, i) => ({ id: `color-${i + 1}`, color: fromHex(hex), gradient: null })),
          sketches: [],
          prints: [],
          brand: { sketches: [], prints: [] },
          mood: { warmth, energy, softness, formality, season },
          moodItems: [],
          systemShare: 100,
          brandShare: 0,
          positions: [],
        }),
      )
      yield { caption: name, draw: () => drawing.lineUp(designs, { height: tall, ground: fromHex('#f8f4ee') }) }
    }
  },
})
