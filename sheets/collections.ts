import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import type { SteeringChoice } from '@toile/craft/designs/compose/brief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { defineSheet, fromHex } from './sheet.ts'

type Asked = Partial<SteeringChoice>

/** The collections that are drawn to be judged: who wears them, their colours, what the brief asks for. */
const collections: readonly { name: string; people: readonly string[]; palette: readonly string[]; asks: Asked }[] = [
  {
    name: 'Riviera',
    people: ['ines', 'priya', 'amara'],
    palette: ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b'],
    asks: { season: 'summer', occasion: 'holiday', keywords: ['resort'] },
  },
  {
    name: 'Highland',
    people: ['astrid', 'mei', 'ruth'],
    palette: ['#2f3b2f', '#7a2f2a', '#c9b48a', '#3d4a63', '#e9e1d0'],
    asks: { season: 'winter', market: 'premium', keywords: ['heritage'] },
  },
  {
    name: 'Night',
    people: ['amara', 'astrid', 'ines'],
    palette: ['#17161c', '#6d1f33', '#c7a96b', '#e8e2da', '#2d3f57'],
    asks: { occasion: 'evening', market: 'premium', keywords: ['glamour'] },
  },
  {
    name: 'City men',
    people: ['theo', 'kofi', 'kenji', 'rafael'],
    palette: ['#23304a', '#d8cdb8', '#7a5a3c', '#5f7470', '#a63d2f'],
    asks: { season: 'autumn', occasion: 'work', keywords: ['tailored'] },
  },
  {
    name: 'Harbour men',
    people: ['marco', 'theo', 'kofi'],
    palette: ['#f2efe6', '#2b5d8a', '#e2a63b', '#34403a', '#c4553b'],
    asks: { season: 'summer', occasion: 'holiday', keywords: ['nautical'] },
  },
  {
    name: 'Playground',
    people: ['lily', 'sam', 'zuri', 'hiro'],
    palette: ['#e9c04c', '#3b6ea5', '#e8604c', '#6fa287', '#f4eee0'],
    asks: { season: 'spring', occasion: 'school', keywords: ['playful'] },
  },
  {
    name: 'Street',
    people: ['mei', 'kofi', 'yuna', 'priya'],
    palette: ['#2a2a2e', '#c8f04a', '#8d8f98', '#e7e4df', '#5a45a8'],
    asks: { season: 'autumn', occasion: 'everyday', keywords: ['streetwear', 'utility'] },
  },
  {
    name: 'Garden',
    people: ['noemi', 'ruth', 'ines', 'freya'],
    palette: ['#c98b94', '#5d7a4f', '#f3ede2', '#e5c77d', '#7a86b8'],
    asks: { season: 'spring', keywords: ['romantic', 'bohemian'] },
  },
]

const [tall, wide] = [760, 2060]
/** Children alone are drawn smaller, so that they fill the row as adults do. */
const tallOfChildren = 540

/** Eight collections of eight looks, each composed from its own palette and brief. */
export const lineUps = defineSheet({
  id: 'collections',
  says: 'Eight collections of eight looks',
  styled: true,
  columns: 1,
  cell: [wide, tall],
  *cells({ drawing, style }) {
    for (const [turn, { name, people, palette, asks }] of collections.entries()) {
      const designs = compose(bareBrief(people, palette, { seed: 100 + turn, style, ...asks }))
      const height = people.every((id) => findPerson(id)?.ageGroup === 'child') ? tallOfChildren : tall
      yield {
        caption: name,
        draw: () => drawing.draw({ kind: 'lineUp', designs, width: 0, height, ground: fromHex('#f8f4ee') }),
      }
    }
  },
})
