import { keywords } from '@toile/craft/designs/compose/steering/keywords.ts'
import { markets } from '@toile/craft/designs/compose/steering/markets.ts'
import { occasions } from '@toile/craft/designs/compose/steering/occasions.ts'
import { styleSchema } from '@toile/craft/designs/design.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { accessories } from '@toile/craft/garments/accessories/index.ts'
import { accessoryCategories, categories } from '@toile/craft/garments/categories.ts'
import type { AnyAccessory, AnyGarment } from '@toile/craft/garments/garment.ts'
import { garments } from '@toile/craft/garments/index.ts'
import type { Knob, Knobs } from '@toile/craft/garments/knob.ts'
import { hairColors, hairStyles } from '@toile/craft/mannequins/hair.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { gestures } from '@toile/craft/mannequins/round/gestures/index.ts'
import { shoes } from '@toile/craft/mannequins/shoes.ts'
import { skins } from '@toile/craft/mannequins/skins.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { repeats } from '@toile/craft/prints/repeat.ts'
import { seasons } from '@toile/craft/script/seasons.ts'
import { scenes } from '@toile/picture/scenes/index.ts'
import { languages } from '@toile/rules/languages/index.ts'
import { tiers } from '@toile/rules/limits.ts'
import { defineCommand } from './command.ts'
import { drawCatalogue, drawnKinds } from './drawCatalogue.ts'
import { flag, one, several } from './options.ts'
import { openOutFolder } from './givenFiles.ts'

/** An entry as it is listed: who it is, what it is called, what can be turned, and what else tells it apart. */
interface Entry {
  id: string
  label: string
  knobs: Knobs
  [more: string]: unknown
}

const still = <T extends { id: string; label: string }>(entry: T): T & { knobs: Knobs } => ({ ...entry, knobs: {} })
const worn = ({ id, label, knobs, category, slot, wornBy }: AnyGarment | AnyAccessory): Entry => ({
  id,
  label,
  knobs,
  category,
  slot,
  wornBy,
})
const styles = { ink: 'Hand-drawn ink', illustration: 'Illustration', realistic: 'Realistic' } as const

/** Every catalogue, each in the order of the screen. */
const catalogues = (): Record<string, Entry[]> => ({
  mannequins: people.map(({ id, label, gender, ageGroup, build, stances }) =>
    still({ id, label, gender, ageGroup, build, stances }),
  ),
  stances: Object.values(gestures).map(({ id, label }) => still({ id, label })),
  categories: categories.map(still),
  garments: garments.map(worn),
  accessoryCategories: accessoryCategories.map(still),
  accessories: accessories.map(worn),
  prints: prints.map(({ id, label, family, role, width, height, repeat }) =>
    still({ id, label, family, role, width, height, repeat }),
  ),
  repeats: repeats.map(({ id, label }) => still({ id, label })),
  fabrics: fabrics.map(({ id, label, weight, opacity, weave }) => still({ id, label, weight, opacity, weave })),
  shoes: shoes.map(still),
  seasons: seasons.map(({ id, label }) => still({ id, label })),
  occasions: occasions.map(({ id, label }) => still({ id, label })),
  markets: markets.map(({ id, label }) => still({ id, label })),
  keywords: keywords.map(({ id, label }) => still({ id, label })),
  skins: skins.map(({ id, label }) => still({ id, label })),
  hairStyles: hairStyles.map(still),
  hairColors: hairColors.map(still),
  styles: styleSchema.options.map((id) => still({ id, label: styles[id] })),
  scenes: scenes.map(({ id, label, forms, takes }) => still({ id, label, forms, takes: Object.keys(takes.shape) })),
  tiers: tiers.map(still),
  languages: languages.map(({ id, name }) => still({ id, label: name })),
})

/** Lists what can be chosen and turned. */
export const catalogue = defineCommand({
  name: 'catalogue',
  says: 'Lists every entry of every catalogue with its id, label and knobs.',
  options: {
    json: flag('As JSON, for other programs.'),
    out: one('DIR', 'Draws the entries into a folder: pictures, and flats of the garments as SVG.'),
    draw: several('What is drawn with --out; everything unless told.', drawnKinds, drawnKinds.length),
  },
  async run({ json, out, draw }, { print, say }) {
    const all = catalogues()
    print(json ? `${JSON.stringify(all, null, 2)}\n` : Object.entries(all).map(inWords).join('\n'))
    if (!out) return
    const folder = await openOutFolder(out)
    try {
      await drawCatalogue(folder, draw.length ? draw : drawnKinds)
      await folder.keep()
      say(`The pictures lie in ${out}.`)
    } finally {
      await folder.discard()
    }
  },
})

/** A knob with what it can be turned to: numbers from least to most, choices by id. */
const rangeOf = (name: string, knob: Knob) =>
  knob.kind === 'number'
    ? `${name} ${knob.least}..${knob.most}`
    : `${name} ${knob.options.map(({ id }) => id).join('|')}`

function inWords([name, entries]: [string, Entry[]]): string {
  const wide = Math.max(...entries.map(({ id }) => id.length))
  const lines = entries.map(({ id, label, knobs }) => {
    const turned = Object.entries(knobs).map(([name, knob]) => rangeOf(name, knob))
    return `  ${id.padEnd(wide)}  ${label}${turned.length ? ` (${turned.join(', ')})` : ''}`
  })
  return `${name} (${entries.length})\n${lines.join('\n')}\n`
}
