import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'

/** Figures of the truth set that tests know by seed and index, as they were composed: another composer gives them no other picture to be found in. */
export const truthDesigns: ReadonlyMap<string, Design> = new Map([
  [
    '11 4',
    designSchema.parse({
      version: designVersion,
      style: 'realistic',
      mannequin: { person: 'emil', pose: 'kidWalk', mirrored: false },
      shoes: { kind: 'sneaker', color: { r: 64, g: 205, b: 190 } },
      lips: { r: 162, g: 95, b: 53 },
      ground: { r: 219, g: 235, b: 230 },
      garments: [
        plainWorn(
          'jeans',
          { r: 184, g: 168, b: 203 },
          { id: 'g1', knobs: { leg: 'mom', stack: 0.535, hemWidth: -0.007 }, fabric: 'denim', seed: 34151 },
        ),
        {
          id: 'g2',
          cut: { kind: 'garment', garment: 'hoodie' },
          knobs: { ease: 0.149, drop: 0.071, hood: 0.974 },
          fabric: 'cotton',
          fill: { kind: 'solid', color: { r: 55, g: 133, b: 28 } },
          contrast: null,
          trim: null,
          print: {
            mode: 'overall',
            x: 0,
            y: 0,
            angle: 0,
            opacity: 1,
            source: {
              kind: 'construction',
              print: 'tartan',
              colors: [
                { r: 55, g: 133, b: 28 },
                { r: 64, g: 205, b: 190 },
                { r: 184, g: 168, b: 203 },
                { r: 112, g: 194, b: 20 },
              ],
              seed: 41280,
            },
            repeat: 'straight',
            width: 72,
          },
          hidden: false,
          seed: 27093,
        },
        plainWorn('beltBag', { r: 64, g: 205, b: 190 }, { id: 'a1', seed: 15226 }),
      ],
      origin: null,
    }),
  ],
])
