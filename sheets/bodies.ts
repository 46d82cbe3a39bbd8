import type { Design, Style } from '@toile/craft/designs/design.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { type Gesture, mirroredGesture } from '@toile/craft/mannequins/round/gesture.ts'
import { gesturesOf } from '@toile/craft/mannequins/round/gestures/index.ts'
import { type ShoeKind, shoes } from '@toile/craft/mannequins/shoes.ts'
import type { Point } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { openStage } from '@toile/picture/raster/stage.ts'
import { drawDressed } from '@toile/picture/looks/drawDressed.ts'
import { frameWearer } from '@toile/picture/looks/frame.ts'
import { openLayerCache } from '@toile/picture/looks/layers.ts'
import { type PosedWearer, wearerInSpace } from '@toile/picture/looks/wearer.ts'
import { defineSheet, fromHex, lookOf, type SheetDesk, wardrobeColors, wear } from './sheet.ts'

/** One of each kind, and what they wear to be judged in. */
const models = [
  ['ines', ['cigaretteTrousers', 'shirt']],
  ['amara', ['fitAndFlareDress']],
  ['theo', ['chinos', 'shirt', 'blazer']],
  ['lily', ['gatheredSkirt', 'tShirt']],
  ['sam', ['jeans', 'hoodie']],
] as const

const clothes = (names: readonly string[]) =>
  names.map((name, i) => wear(name, sure(wardrobeColors[(2 * i) % wardrobeColors.length])))
const gesturesFor = (id: string): readonly Gesture[] =>
  gesturesOf(findPerson(id) ?? { gender: 'female', ageGroup: 'adult' })

/** Every stance of each kind of person, dressed. */
export const stances = defineSheet({
  id: 'stances',
  says: 'Every stance, dressed',
  styled: true,
  columns: 9,
  cell: [300, 480],
  *cells({ drawing, style }) {
    for (const [person, names] of models)
      for (const { id } of gesturesFor(person))
        yield {
          caption: `${person}, ${id}`,
          draw: () =>
            drawing.draw({ kind: 'look', design: lookOf(style, person, clothes(names), id), width: 300, height: 480 }),
        }
  },
})

function wearerFor(person: string, gesture: Gesture, shoe?: ShoeKind): PosedWearer {
  const found = findPerson(person)
  if (!found) throw new Error(`nobody is called ${person}`)
  const look = { shoe: shoe ?? found.shoe, shoeColor: fromHex('#2b2426'), lips: fromHex('#b0463f') }
  return wearerInSpace(found, gesture, look, `${gesture.id} ${gesture.yaw}`)
}

/** What a picture of somebody in space shows: all of them, or what lies round a place at a scale in pixels per head. */
interface Shown {
  width: number
  height: number
  close?: { at(wearer: PosedWearer): Point; scale: number }
}

function drawBody({ host, drawing }: SheetDesk, wearer: PosedWearer, design: Design, shown: Shown) {
  const { width, height, close } = shown
  const at = close?.at(wearer)
  const frame =
    close && at
      ? { scale: close.scale, origin: [width / 2 - at[0] * close.scale, height / 2 - at[1] * close.scale] as const }
      : frameWearer(wearer, width, height)
  const stage = openStage(host, { width, height, ...frame, style: design.style, seed: wearer.person.seed })
  drawDressed(stage, wearer, design, drawing.sources, openLayerCache())
  return stage.surface
}

const yaws = [-45, -30, -15, 0, 15, 30, 45] as const
const dressed = (style: Style, person: string, names: readonly string[]) => lookOf(style, person, clothes(names))

/** One look of each kind of person turned from side to side. */
export const turns = defineSheet({
  id: 'turns',
  says: 'A look of each kind of person, turned',
  styled: true,
  columns: yaws.length,
  cell: [360, 560],
  *cells(desk) {
    for (const [person, names] of models) {
      const rest = gesturesFor(person).find(({ hands }) => hands.every((hand) => hand === 'relaxed'))
      if (!rest) continue
      for (const yaw of yaws) {
        const own = Math.sign(rest.yaw) * yaw < 0 ? mirroredGesture(rest) : rest
        const gesture = { ...own, yaw, head: { ...own.head, yaw: yaw * 0.8 } }
        yield {
          caption: `${person}, ${yaw}°`,
          draw: () =>
            drawBody(desk, wearerFor(person, gesture), dressed(desk.style, person, names), { width: 360, height: 560 }),
        }
      }
    }
  },
})

/** Every way in which a hand is held, large. */
export const hands = defineSheet({
  id: 'hands',
  says: 'Hands, large',
  styled: true,
  columns: 6,
  cell: [360, 360],
  *cells(desk) {
    for (const person of ['ines', 'theo', 'lily']) {
      const seen = new Set<string>()
      for (const gesture of gesturesFor(person))
        for (const index of [0, 1] as const) {
          const name = `${gesture.hands[index]}${index}`
          if (seen.has(name)) continue
          seen.add(name)
          const at = ({ posed }: PosedWearer): Point => posed.arms[index].flat[2]
          yield {
            caption: `${person}, ${gesture.hands[index]}, ${gesture.id}`,
            draw: () =>
              drawBody(desk, wearerFor(person, gesture), dressed(desk.style, person, ['chinos', 'shirt']), {
                width: 360,
                height: 360,
                close: { at, scale: 300 },
              }),
          }
        }
    }
  },
})

/** Every kind of shoe on standing and walking feet, large. */
export const feet = defineSheet({
  id: 'feet',
  says: 'Feet and shoes, large',
  styled: true,
  columns: 6,
  cell: [420, 300],
  *cells(desk) {
    for (const { id: shoe } of shoes)
      for (const [person, k] of [
        ['ines', 0],
        ['ines', 1],
        ['theo', 0],
      ] as const) {
        const gesture = sure(gesturesFor(person)[k])
        const at = ({ posed }: PosedWearer): Point => [
          (posed.legs[0].flat[2][0] + posed.legs[1].flat[2][0]) / 2,
          posed.floor - 0.25,
        ]
        yield {
          caption: `${person}, ${shoe}, ${gesture.id}`,
          draw: () =>
            drawBody(desk, wearerFor(person, gesture, shoe), dressed(desk.style, person, ['shorts', 'shirt']), {
              width: 420,
              height: 300,
              close: { at, scale: 200 },
            }),
        }
      }
  },
})
