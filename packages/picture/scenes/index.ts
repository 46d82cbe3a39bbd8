import type { z } from 'zod'
import { back } from './catalogue/back.ts'
import { cutOut } from './catalogue/cutOut.ts'
import { cutOutBack } from './catalogue/cutOutBack.ts'
import { filmFrame } from './catalogue/filmFrame.ts'
import { flat } from './catalogue/flat.ts'
import { flatBack } from './catalogue/flatBack.ts'
import { garment } from './catalogue/garment.ts'
import { garmentFlat } from './catalogue/garmentFlat.ts'
import { lines } from './catalogue/lines.ts'
import { linesBack } from './catalogue/linesBack.ts'
import { lineUp } from './catalogue/lineUp.ts'
import { look } from './catalogue/look.ts'
import { notion } from './catalogue/notion.ts'
import { ownMotion } from './catalogue/ownMotion.ts'
import { person } from './catalogue/person.ts'
import { print } from './catalogue/print.ts'
import { product } from './catalogue/product.ts'
import { retouched } from './catalogue/retouched.ts'
import { shoe } from './catalogue/shoe.ts'
import { sketch } from './catalogue/sketch.ts'
import type { Drawn, Scene } from './scene.ts'

/** Every way of showing a design or a part of it, in the order of the screen; windows, threads, exports, menu and command line read this list and no other. */
export const scenes = [
  look,
  product,
  retouched,
  filmFrame,
  cutOut,
  back,
  cutOutBack,
  lines,
  linesBack,
  garmentFlat,
  flat,
  flatBack,
  lineUp,
  garment,
  sketch,
  notion,
  person,
  ownMotion,
  shoe,
  print,
] as const

type Listed = (typeof scenes)[number]

/** Asks for a scene of pixels: what it takes, and how large. */
export type PictureOrder = {
  [S in Extract<Listed, { gives: 'pixels' }> as S['id']]: { kind: S['id'] } & z.output<S['takes']> & Drawn
}[Extract<Listed, { gives: 'pixels' }>['id']]

/** Asks for a scene of lines. */
export type LineOrder = {
  [S in Extract<Listed, { gives: 'lines' }> as S['id']]: { kind: S['id'] } & z.output<S['takes']>
}[Extract<Listed, { gives: 'lines' }>['id']]

/** The scene of an id, or nothing. */
export const findScene = (id: string): Scene | undefined => scenes.find((scene) => scene.id === id)
