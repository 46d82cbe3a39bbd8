import { extname } from 'node:path'
import { productGroundIds } from '@toile/craft/products/grounds.ts'
import { type Light, studioLight } from '@toile/craft/products/light.ts'
import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import type { Retouch } from '@toile/craft/products/retouch.ts'
import { sure, sureFirst } from '@toile/geometry'
import { longestWhole } from '@toile/craft/products/longestWhole.ts'
import { limits } from '@toile/rules/limits.ts'
import sharp from 'sharp'
import { hashBytes } from '../host/files/hashBytes.ts'
import { openDrawing } from '../pictures/drawing/drawPicture.ts'
import { colorOption } from './colorOption.ts'
import { defineCommand, firstWord } from './command.ts'
import { readGiven, writeAt } from './givenFiles.ts'
import { asMistake, Mistake } from './mistake.ts'
import { choice, decimal, needed, one } from './options.ts'
import { readPixels } from './pixels.ts'

const lights = lightPresets.map(({ id }) => id)
const grounds = productGroundIds.filter((id) => id !== 'own')
const endings = ['.png', '.jpg', '.webp']

/** Lights a picture anew. */
export const relight = firstWord(
  'picture',
  defineCommand({
    name: 'relight',
    says: 'Lights a photograph of a garment anew from anywhere; its form is estimated, and it keeps some of its own light.',
    options: {
      picture: needed('FILE', 'A picture of a garment or of somebody; it may stand first, without its name.'),
      light: choice(`A light to begin with: ${lights.join(', ')}.`, lights, 'studioLeft'),
      from: one('HH:MM', 'Where the light comes from, as on a clock: 12:00 above, 3:00 from the right.'),
      height: decimal('DEGREES', 'How high the lamp is turned towards the viewer, from grazing.', [5, 90], undefined),
      soft: decimal('SHARE', 'From 0, a bare bulb, to 1, an overcast sky.', [0, 1], undefined),
      warm: decimal('SHARE', 'From -1, the blue hour, to 1, a candle.', [-1, 1], undefined),
      strength: decimal('TIMES', 'How strong it is.', [0, 2], undefined),
      fill: decimal('SHARE', 'From 0, black shadows, to 1, hardly any.', [0, 1], undefined),
      rim: decimal('SHARE', 'A bright line along the outline, from 0, none, to 1.', [0, 1], undefined),
      without: decimal('SHARE', 'How much of its own light is taken out first.', [0, 1], 0.6),
      ground: choice(`Another ground: ${grounds.join(', ')}.`, grounds, undefined),
      color: colorOption('The colour of that ground, where it takes one.'),
      out: needed('FILE', `The file that is written: ${endings.join(', ')}.`),
    },
    async run({ picture, light, ground, color, without, out, ...asked }, { say, signal }) {
      const ending = extname(out).toLowerCase()
      if (!endings.includes(ending)) throw new Mistake(`--out must end in ${endings.join(', ')}, not ${out}.`)
      const { bytes } = sureFirst(await readGiven([picture]))
      const pixels = await readPixels(bytes, longestWhole).catch(() => {
        throw new Mistake(`${picture} is no picture that can be read.`)
      })
      const { least, side } = limits.products
      if (Math.min(pixels.width, pixels.height) < least)
        throw new Mistake(`${picture} is too small; it needs at least ${least} pixels a side.`)
      const hash = hashBytes(bytes)
      const steps: Retouch[] = [
        ...(ground ? [{ kind: 'ground' as const, ground: { kind: ground, color, picture: null } }] : []),
        { kind: 'light', light: lightOf(light, asked), without },
      ]
      const order = { kind: 'retouched' as const, retouched: { picture: hash, steps }, width: side, height: side }
      const drawing = openDrawing({ pictures: {}, pieces: {}, whole: { [hash]: pixels } })
      const png = sure(await drawing.draw({ ...order, form: 'png' }).catch(asMistake))
      signal.throwIfAborted()
      const encoded = ending === '.jpg' ? await sharp(png).jpeg({ quality: 92 }).toBuffer() : png
      const written = ending === '.webp' ? await sharp(png).webp({ quality: 92 }).toBuffer() : encoded
      await writeAt(out, written)
      say(`${picture} is lit anew in ${out}; it keeps some of its own light.`)
    },
  }),
)

type Asked = Partial<Record<'height' | 'soft' | 'warm' | 'strength' | 'fill' | 'rim', number | undefined>> & {
  from: string | undefined
}

/** A light of the list with what is told of it in place of its own. */
function lightOf(id: string, { from, height, soft, warm, strength, fill, rim }: Asked): Light {
  const begun = lightPresets.find((one) => one.id === id)?.light ?? studioLight
  const lamp = begun.key
  return {
    ...begun,
    key: {
      ...lamp,
      from: from === undefined ? lamp.from : degreesOf(from),
      height: height ?? lamp.height,
      soft: soft ?? lamp.soft,
      warm: warm ?? lamp.warm,
      strength: strength ?? lamp.strength,
    },
    fill: fill ?? begun.fill,
    rim: rim ?? begun.rim,
  }
}

/** Degrees clockwise from twelve of a time on a clock. */
function degreesOf(time: string): number {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(time) ?? []
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (!(hour >= 0 && hour <= 12 && minute < 60))
    throw new Mistake(`--from must be a direction as on a clock, from 12:00 over 3:00 to 11:59, not ${time}.`)
  return (hour % 12) * 30 + minute / 2
}
