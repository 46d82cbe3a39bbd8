import { newProject } from '@toile/studio/projects/project.ts'
import { obstacles } from '@toile/studio/projects/rules.ts'
import { describe, expect, it } from 'vitest'
import { figureOf } from '../designs/figureOf.ts'
import type { LandmarkName } from './figure.ts'
import { type FigureDocument, figureDocumentSchema, ownPerson, readOwnPerson } from './ownFigure.ts'
import { ownFigureOf } from './ownFigureOf.ts'

const pixelsPerHead = 50
const [left, top] = [120, 30]

/** The document that a picture of a person of the catalogue would give, marked without error. */
function documentOf(
  person: string,
  pose: string,
  gender: 'female' | 'male',
  ageGroup: 'adult' | 'child',
): FigureDocument {
  const figure = figureOf({ person, pose, mirrored: false })
  const landmarks = Object.fromEntries(
    Object.entries(figure?.landmarks() ?? {}).map(([name, [x, y]]) => [
      name,
      [left + x * pixelsPerHead, top + y * pixelsPerHead],
    ]),
  )
  const hash = 'a'.repeat(64)
  return figureDocumentSchema.parse({
    version: 1,
    picture: hash,
    cutOut: hash,
    width: 300,
    height: 500,
    landmarks,
    gender,
    ageGroup,
  })
}

const cases = [
  ['ines', 'relaxed', 'female', 'adult'],
  ['noemi', 'contrapposto', 'female', 'adult'],
  ['theo', 'stand', 'male', 'adult'],
  ['lily', 'kidStand', 'female', 'child'],
  ['nico', 'kidWalk', 'male', 'child'],
] as const

const exact: readonly LandmarkName[] = [
  'headTop',
  'chin',
  'shoulderLeft',
  'elbowRight',
  'wristLeft',
  'kneeRight',
  'ankleLeft',
]
const near: readonly LandmarkName[] = [
  'waistLeft',
  'waistRight',
  'hipLeft',
  'hipRight',
  'armpitLeft',
  'armpitRight',
  'crotch',
  'neckPit',
]

describe('own mannequins', () => {
  for (const [person, pose, gender, ageGroup] of cases)
    it(`[S3.19] the body of a picture of ${person} stands where the picture does`, () => {
      const document = documentOf(person, pose, gender, ageGroup)
      const { figure, frame } = ownFigureOf(document)
      const marks = figure.landmarks()
      const height = document.landmarks.ankleLeft[1] - document.landmarks.headTop[1]
      const off = (name: LandmarkName) => {
        const [x, y] = marks[name]
        const [px, py] = document.landmarks[name]
        return (
          Math.hypot(frame.origin[0] + x * frame.pixelsPerHead - px, frame.origin[1] + y * frame.pixelsPerHead - py) /
          height
        )
      }
      for (const name of exact) expect(off(name), name).toBeLessThan(0.01)
      for (const name of near) expect(off(name), name).toBeLessThan(0.03)
    })

  it('[S3.19] longer legs move knees and ankles of figure and picture alike, and leave the trunk in its shape', () => {
    const document = documentOf('ines', 'relaxed', 'female', 'adult')
    const long = { ...document, proportion: { torso: 1, legs: 1.2 } }
    const share = (one: FigureDocument) => {
      const { headTop, crotch, ankleLeft } = ownFigureOf(one).figure.landmarks()
      return (ankleLeft[1] - crotch[1]) / (crotch[1] - headTop[1])
    }
    expect(share(long) / share(document)).toBeCloseTo(1.2, 1)
  })

  it('[S3.19] a larger figure is more millimetres tall', () => {
    const document = documentOf('theo', 'stand', 'male', 'adult')
    const tall = ownFigureOf({ ...document, resize: 1.2 }).figure.millimetresPerHead
    expect(tall / ownFigureOf(document).figure.millimetresPerHead).toBeCloseTo(1.2)
  })

  it('[S5.17] an own mannequin is of its gender, and none other answers to its id', () => {
    const person = ownPerson({ gender: 'male', ageGroup: 'adult', figure: 'b'.repeat(64) })
    expect(readOwnPerson(person)).toEqual({ gender: 'male', ageGroup: 'adult', figure: 'b'.repeat(64) })
    for (const id of ['ines', 'own:x', `${person}0`, `x${person}`]) expect(readOwnPerson(id)).toBeNull()
    const project = newProject('Own', { gender: 'male' })
    project.boards.mannequins = [{ id: 'one', person, pose: 'own' }]
    const codes = (gender: 'female' | 'male') => obstacles({ ...project, gender }).map(({ code }) => code)
    expect(codes('male')).not.toContain('mannequinMismatch')
    expect(codes('female')).toContain('mannequinMismatch')
  })
})
