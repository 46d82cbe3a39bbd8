import { type BrandEntry, brands } from '@toile/contract/features/brands.ts'
import { checkInput } from '@toile/craft/brands/checkInput.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { drawBrandSheet } from '@toile/picture/looks/drawBrandSheet.ts'
import { limits } from '@toile/rules/limits.ts'
import { openServerHost } from '../host/canvas.ts'
import { writePng } from '../pictures/hold/writePng.ts'
import { type Api, openApi } from './api.ts'
import type { Command, Terminal } from './command.ts'
import { Mistake } from './mistake.ts'
import { many, one, readOptions, text } from './options.ts'
import { readGiven, writeAt } from './givenFiles.ts'
import { openStudio, studioOptions } from './studio.ts'

const options = {
  picture: many(
    'FILE',
    `A picture of the brand that you hold the rights in; ${limits.brand.least} to ${limits.brand.most}.`,
  ),
  name: text('NAME', 'The name of the brand.', limits.nameLength, 'Brand'),
  out: one('FILE', 'Where the profile is written as JSON; without it, it is printed.'),
  sheet: one('FILE', 'Where a sheet of colours, prints and cuts is written as PNG.'),
  ...studioOptions,
}

type Values = ReturnType<typeof readOptions<typeof options>>

/** Measures a brand from its pictures (requirement S2.61). */
export const brand: Command = {
  name: 'brand',
  says: 'Measures a brand from its pictures: brand measure --picture FILE … [--out profile.json] [--sheet sheet.png].',
  options,
  async run([act, ...words], terminal) {
    if (act !== 'measure') throw new Mistake('What of the brand: measure?')
    const values = readOptions(options, words)
    const { least, most } = limits.brand
    if (values.picture.length < least || values.picture.length > most)
      throw new Mistake(`--picture must be given ${least} to ${most} times, not ${values.picture.length}.`)
    await measure(values, terminal)
  },
}

async function measure(values: Values, terminal: Terminal): Promise<void> {
  const given = await readGiven(values.picture)
  const studio = await openStudio(values)
  try {
    const api = openApi(studio, terminal.signal)
    const pictures: string[] = []
    for (const file of given) pictures.push((await api.upload('library', file)).id)
    const entry = await measured(api, values.name, [...new Set(pictures)], terminal)
    await write(entry, values, terminal)
  } finally {
    await studio.close()
  }
}

async function measured(api: Api, name: string, pictures: string[], { say }: Terminal): Promise<BrandEntry> {
  const { id } = await api.call(brands.createBrand, { name })
  const { revision } = await api.call(brands.readBrand, { id })
  await api.call(brands.saveBrand, { id, revision, brand: { name, pictures }, rights: true })
  const { taskId } = await api.call(brands.measureBrand, { id })
  let told = -1
  await api.finish(taskId, ({ progress }) => {
    const done = Math.round(progress * pictures.length)
    if (done > told && done > 0) say(`${done} of ${pictures.length} pictures are read.`)
    told = Math.max(told, done)
  })
  return api.call(brands.readBrand, { id })
}

async function write({ profile, pictures }: BrandEntry, { out, sheet }: Values, { print, say }: Terminal) {
  if (!profile) throw new Mistake('Nothing could be measured in these pictures.')
  const checks = checkInput(pictures.map(({ picture, reading }) => ({ id: picture.id, reading })))
  for (const { check, state } of checks) if (state === 'poor') say(`Better: ${check.label.toLowerCase()}. ${check.why}`)
  const json = `${JSON.stringify(profile, null, 2)}\n`
  if (out) await writeAt(out, json)
  else print(json)
  if (sheet) await writeAt(sheet, await writePng(surfacePixels(profile)))
  const colors = profile.palette.colors.map(({ color }) => `${toHex(color)} ${nearestName(color).label}`)
  say(`Colours: ${colors.join(', ')}.`)
  const kinds = profile.prints.kinds.map(({ kind, share }) => `${kind} ${Math.round(share * 100)} %`)
  if (kinds.length) say(`Prints: ${kinds.join(', ')}.`)
  say(`Cuts: ${profile.cuts.cuts.map(({ category }) => category).join(', ') || 'none seen'}.`)
}

function surfacePixels(profile: NonNullable<BrandEntry['profile']>) {
  const surface = drawBrandSheet(openServerHost(), profile)
  const { width, height } = surface
  return { width, height, rgba: surface.getContext('2d').getImageData(0, 0, width, height).data }
}
