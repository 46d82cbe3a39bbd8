import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { type Design, designSchema, type Style, type Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { SketchDocument } from '@toile/craft/sketches/sketchDocument.ts'
import { garmentFlat } from '../../scenes/catalogue/garmentFlat.ts'
import { lines } from '../../scenes/catalogue/lines.ts'
import { linesBack } from '../../scenes/catalogue/linesBack.ts'
import { openDrawing } from '../../scenes/openDrawing.ts'
import type { Host, Surface } from '../../surface.ts'
import { frameWearer } from '../frame.ts'
import { wearerOf } from '../wearer.ts'
import { clothSheet, clothSheetSize } from './clothSheets.ts'
import { openGoldenUploads, ownMannequin, tracedShirt } from './goldenUploads.ts'
import { bodyRegions, cellsOf, type NamedRegion } from './regions.ts'

/** A picture that was looked at and approved, and the regions by which it is held. */
interface GoldenPicture {
  draw(): Surface | Promise<Surface>
  regions: readonly NamedRegion[]
}

const [width, height] = [160, 240]
const size = { width, height }
const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }

const hex = (value: number) => ({ r: value >> 16, g: (value >> 8) & 255, b: value & 255 })
const worn = (garment: string, color: number, own: Partial<Worn> = {}) =>
  plainWorn(garment, hex(color), { seed: 7, ...own })
const print: NonNullable<Worn['print']> = {
  source: { kind: 'construction', print: 'gingham', colors: [hex(0xf3ead8), hex(0xc6483f)], seed: 3 },
  mode: 'overall',
  repeat: 'straight',
  width: 60,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
}
const look = (style: string, person: string, pose: string, garments: readonly unknown[]) =>
  designSchema.parse({
    version: designVersion,
    style,
    mannequin: { person, pose, mirrored: false },
    shoes: { kind: 'loafer', color: hex(0x26222a) },
    lips: hex(0xb0463f),
    ground: hex(0xf8f4ee),
    garments,
    origin: null,
  })

const desk = openDrawing(host, openGoldenUploads(host))
const coat = look('ink', 'ines', 'relaxed', [
  worn('trousers', 0x2b2f3a),
  worn('turtleneck', 0xefe9dc),
  worn('trench', 0xc9a878),
])
const evening = look('realistic', 'amara', 'contrapposto', [
  worn('slipDress', 0x2f4a3f, { fabric: 'silk' }),
  worn('leatherBelt', 0x2b2426, { fabric: 'leather' }),
])
const play = look('illustration', 'sam', 'kidStand', [worn('shorts', 0x3b6ea5), worn('tShirt', 0xe9c04c)])
const printed = look('illustration', 'amara', 'walk', [
  worn('circleSkirt', 0x2f6a4f, { print }),
  worn('shirt', 0xf2efe8),
])
const denim = look('realistic', 'theo', 'stand', [
  worn('jeans', 0x4a6c97, { fabric: 'denim' }),
  worn('sweater', 0xe8dfc9, { fabric: 'knit' }),
])
const market = look('ink', 'amara', 'relaxed', [
  worn('dungarees', 0x3d5a80, { fabric: 'denim' }),
  worn('henley', 0xf1ece0),
  worn('strawHat', 0xd9b878),
  worn('roundSunglasses', 0x2b2426),
  worn('neckerchief', 0xb2423a),
  worn('tote', 0xd8c7a4),
])
const road = look('realistic', 'marco', 'thumbs', [
  worn('jeans', 0x2f3b52, { fabric: 'denim' }),
  worn('tShirt', 0xf3f1ec),
  worn('biker', 0x23222a, { fabric: 'leather' }),
])

const cut = { kind: 'traced' as const, traced: tracedShirt }
const sent = look('illustration', ownMannequin, 'own', [
  worn('jeans', 0x4a6c97, { fabric: 'denim' }),
  worn('overshirt', 0x6f7f5a),
  worn('beanie', 0xb2423a, { fabric: 'knit' }),
])
const sketched = look('ink', 'mei', 'relaxed', [worn('aLineSkirt', 0x51604a), worn('traced', 0xd9a441, { cut })])

/** A whole figure, held by its cells and by the parts of its body. */
const figure = (design: Design, kind: 'look' | 'back' | 'cutOut' | 'cutOutBack' = 'look'): GoldenPicture => {
  const wearer = wearerOf(design, kind === 'back' || kind === 'cutOutBack' ? 'back' : 'front', desk.sources)
  const parts = wearer ? bodyRegions(wearer, frameWearer(wearer, width, height), width, height) : []
  return { draw: () => desk.draw({ kind, design, ...size }), regions: [...cellsOf(width, height), ...parts] }
}
const plain = (draw: GoldenPicture['draw'], across = width): GoldenPicture => ({
  draw,
  regions: cellsOf(across, height),
})

/** Lines on white paper, as large as they fit on it. */
const lined = (draw: () => string | null): GoldenPicture =>
  plain(async () => {
    const svg = draw() ?? ''
    const [, across, down] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
    const scale = Math.min(width / across, height / down)
    const fitted = svg.replace(/width="[^"]*" height="[^"]*"/, `width="${across * scale}" height="${down * scale}"`)
    const drawn = await loadImage(Buffer.from(fitted))
    const sheet = createCanvas(width, height)
    const paper = sheet.getContext('2d')
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, width, height)
    paper.drawImage(drawn, 0, 0)
    return sheet as unknown as Surface
  })
const technical: SketchDocument = {
  kind: 'sketch',
  version: 1,
  garment: 'denimJacket',
  knobs: {},
  gender: 'female',
  back: true,
  seed: 7,
}

/** Heads that differ in everything a head is drawn with, four to a row. */
function heads(): Surface {
  const [across, down] = [width / 4, height / 4]
  const sheet = createCanvas(width, height)
  const names = 'zuri kofi priya hiro ruth anders noemi tariq ella saskia emeka lily marco freya mei bruno'.split(' ')
  names.forEach((person, i) => {
    const style = (['illustration', 'ink', 'realistic'] as const)[i % 3]
    const drawn = desk.draw({ kind: 'person', person, width: across, height: down, part: 'head', style })
    sheet.getContext('2d').drawImage(drawn as unknown as Canvas, (i % 4) * across, Math.floor(i / 4) * down)
  })
  return sheet as unknown as Surface
}

/** Shoes that differ in everything a shoe is drawn with, four to a row. */
const shoes = 'pump ballet brogue cowboyBoot highTop sandal espadrille combat'.split(' ')
function shoeSheet(): Surface {
  const sheet = createCanvas(width, height)
  shoes.forEach((kind, i) => {
    const options = { width: width / 2, height: height / 4, person: i % 2 ? 'theo' : 'ines', color: hex(0x8a5a3c) }
    const drawn = desk.draw({ kind: 'shoe', shoe: kind, ...options }) as unknown as Canvas
    sheet.getContext('2d').drawImage(drawn, (i % 2) * (width / 2), Math.floor(i / 2) * (height / 4))
  })
  return sheet as unknown as Surface
}

const cloths = (style: Style): GoldenPicture => ({
  draw: () => clothSheet(style, (design, options) => desk.draw({ kind: 'look', design, ...options })),
  regions: cellsOf(clothSheetSize.width, clothSheetSize.height),
})

/** Every scene once, and each hand in twelve cloths and both turns. */
export const goldenPictures: Readonly<Record<string, GoldenPicture>> = {
  ink: figure(coat),
  illustration: figure(printed),
  realistic: figure(denim),
  inkCloths: cloths('ink'),
  illustrationCloths: cloths('illustration'),
  realisticCloths: cloths('realistic'),
  accessories: figure(market),
  pockets: figure(road),
  back: figure(look('illustration', 'mei', 'relaxed', [worn('shirtDress', 0xc6503f)]), 'back'),
  ownMannequin: figure(sent),
  traced: figure(sketched),
  cutOut: figure(evening, 'cutOut'),
  cutOutBack: figure(market, 'cutOutBack'),
  lines: lined(() => lines.draw(desk, { design: coat })),
  linesBack: lined(() => linesBack.draw(desk, { design: coat })),
  garmentFlat: lined(() => garmentFlat.draw(desk, { design: coat, garment: 'trench' })),
  sketch: plain(() => desk.draw({ kind: 'sketch', ...size, document: technical })),
  flat: plain(() => desk.draw({ kind: 'flat', design: coat, ...size, garment: 'trench' })),
  flatBack: plain(() => desk.draw({ kind: 'flatBack', design: coat, ...size, garment: 'trench' })),
  lineUp: plain(
    () => desk.draw({ kind: 'lineUp', designs: [coat, evening, play], width: 0, height, ground: hex(0xf8f4ee) }),
    270,
  ),
  garmentThumb: plain(() =>
    desk.draw({ kind: 'garment', garment: 'denimJacket', ...size, color: hex(0x4a6c97), fabric: 'denim' }),
  ),
  personThumb: plain(() => desk.draw({ kind: 'person', person: 'zuri', ...size, part: 'head' })),
  elderThumb: plain(() => desk.draw({ kind: 'person', person: 'marco', ...size, part: 'head', style: 'ink' })),
  heads: plain(heads),
  shoeThumb: plain(() => desk.draw({ kind: 'shoe', shoe: 'loafer', ...size, person: 'marco', color: hex(0x6b3f2a) })),
  shoes: plain(shoeSheet),
  printSwatch: plain(() =>
    desk.draw({
      kind: 'print',
      ...size,
      source: print.source,
      repeat: 'straight',
      across: 200,
      tileWidth: 60,
    }),
  ),
}
