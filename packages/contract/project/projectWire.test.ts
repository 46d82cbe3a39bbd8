import { limits } from '@toile/fashion/limits.ts'
import { printItemSchema, type Project, projectSchema, sketchItemSchema } from '@toile/fashion/projects/project.ts'
import { type Chance, openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { projectWire } from './projectWire.ts'

const hex = (chance: Chance, length: number) => Array.from({ length }, () => chance.whole(0, 15).toString(16)).join('')
const uuid = (chance: Chance) =>
  `${hex(chance, 8)}-${hex(chance, 4)}-4${hex(chance, 3)}-8${hex(chance, 3)}-${hex(chance, 12)}`
const words = ['Küste', '海岸線', 'ชุดชายหาด', 'Пляж', '여름 🌊', 'a "b" \\ c', '%', 'Đầm\u0301', '\u202eback']
const color = (chance: Chance) => ({ r: chance.whole(0, 255), g: chance.whole(0, 255), b: chance.whole(0, 255) })
const some = <T>(chance: Chance, most: number, make: () => T): T[] =>
  Array.from({ length: chance.pick([0, 1, most, chance.whole(0, most)]) }, make)

function projectOf(seed: number): Project {
  const chance = openChance(seed)
  const item = () => ({
    id: uuid(chance),
    source: chance.pick(['Upload', 'Generate', 'Library'] as const),
    pinned: chance.happens(0.5),
    category: chance.pick(['', 'Pattern', '裙子']),
  })
  const gradient = () => ({
    angle: chance.between(-360, 360),
    stops: Array.from({ length: chance.whole(2, 12) }, () => ({
      at: chance.pick([0, 1, 1 / 3, 0.07, 1e-9, chance.next()]),
      color: color(chance),
      opacity: chance.pick([0, 1, chance.next()]),
    })),
  })
  return projectSchema.parse({
    name: chance.pick(words),
    kind: chance.pick(['series', 'single']),
    mode: chance.pick(['manual', 'agent']),
    gender: chance.pick(['female', 'male']),
    ageGroup: chance.pick(['adult', 'child']),
    positions: some(chance, 15, () => chance.pick(words)),
    style: chance.pick(['ink', 'illustration', 'realistic']),
    systemShare: chance.whole(0, 100),
    brandShare: chance.whole(0, 100),
    prompt: chance.pick(words).repeat(chance.whole(0, 40)),
    brandId: chance.pick([null, uuid(chance)]),
    briefId: chance.pick([null, uuid(chance)]),
    moodTemplateId: chance.pick([null, 'grid']),
    moodPositions: some(chance, 20, () => ({
      id: uuid(chance),
      x: chance.next(),
      y: chance.bell(),
      width: chance.next(),
      height: chance.next(),
    })),
    moodSheet: { format: 'a3Across', margin: chance.pick([0, 12.5]), ground: 'white' },
    boards: {
      mood: some(chance, limits.board.mood, item),
      print: some(chance, limits.board.print, () =>
        printItemSchema.parse({
          ...item(),
          width: chance.between(2, 2000),
          repeat: chance.pick(['straight', 'halfDrop']),
        }),
      ),
      sketch: some(chance, limits.board.sketch, () =>
        sketchItemSchema.parse({
          ...item(),
          traced: chance.pick([null, hex(chance, 64)]),
          garment: chance.pick([null, { id: 'trench', knobs: { length: chance.next() } }]),
        }),
      ),
      color: some(chance, limits.board.color, () => ({
        id: uuid(chance),
        name: chance.pick(words),
        tcx: chance.pick(['', '19-4052']),
        color: color(chance),
        gradient: chance.happens(0.5) ? gradient() : null,
        ...(chance.happens(0.3) ? { locked: true } : {}),
      })),
      mannequins: some(chance, limits.mannequins.most, () => ({ id: uuid(chance), person: 'ines', pose: 'relaxed' })),
      marketing: some(chance, limits.board.marketing, item),
    },
  })
}

const keysOf = (thing: object) => Object.keys(thing).sort()
const projects = Array.from({ length: 120 }, (_, seed) => projectOf(seed))

describe('a project as it travels', () => {
  it('[S3.08] comes back as it was: all boards, gradients, layouts, every script, full and empty', () => {
    for (const project of projects) {
      const text = JSON.stringify(z.encode(projectWire, project))
      expect(projectWire.parse(JSON.parse(text))).toEqual(project)
      expect(JSON.stringify(z.encode(projectWire, projectWire.parse(JSON.parse(text))))).toBe(text)
    }
  })

  it('[S3.08] [S3.05] [S3.07] carries exactly the specified keys in the specified forms', () => {
    for (const project of projects) {
      const sent = z.encode(projectWire, project)
      expect(keysOf(sent.moodBoard)).toEqual(['moodBoards', 'moodTemplateId', 'moodboardPosition'])
      expect(typeof sent.moodBoard.moodboardPosition).toBe('string')
      for (const item of sent.moodBoard.moodBoards)
        expect(['categoryValue', 'designType', 'id', 'isPin']).toEqual(expect.arrayContaining(keysOf(item)))
      for (const item of sent.printBoard) {
        expect(keysOf(item)).toEqual(['designType', 'id', 'isPin', 'level2Type'])
        expect([0, 1]).toContain(item.isPin)
      }
      for (const item of sent.sketchBoard)
        expect(keysOf(item)).toEqual(['designType', 'isPin', 'level2Type', 'sketchBoardId'])
      for (const { isLock: _, ...item } of sent.colorBoard) {
        expect(keysOf(item)).toEqual(['gradient', 'id', 'name', 'rgbValue', 'tcx'])
        expect(item.rgbValue).toMatch(/^\d{1,3} \d{1,3} \d{1,3}$/)
      }
      for (const item of sent.mannequin) expect(keysOf(item)).toEqual(['collectionElementId', 'id', 'type'])
    }
  })

  it('[S3.16] a gradient travels as its angle and gradientList, each stop a percentage and an rgba', () => {
    const stops = projects.flatMap((project) =>
      z.encode(projectWire, project).colorBoard.flatMap(({ gradient }) => gradient?.gradientList ?? []),
    )
    expect(stops.length).toBeGreaterThan(100)
    for (const { left, rgba } of stops) {
      expect(left).toMatch(/%$/)
      expect(keysOf(rgba)).toEqual(['a', 'b', 'g', 'r'])
    }
  })

  it('[S3.03] the workspace carries the fields of the specification, what follows from others too', () => {
    const project = projectSchema.parse({
      name: 'Harbour',
      gender: 'male',
      positions: ['coat', 'shirt'],
      boards: { ...projectOf(0).boards, mannequins: [{ id: 'm1', person: 'theo', pose: 'relaxed' }] },
    })
    expect(z.encode(projectWire, project).workspace).toEqual({
      name: 'Harbour',
      type: 'series',
      httpType: 'manual',
      style: 'illustration',
      styleId: 'illustration',
      styleName: 'Illustration',
      sex: 'Male',
      ageGroup: 'Adult',
      positionList: ['coat', 'shirt'],
      position: 'coat',
      brandPercentage: 30,
      systemDesignerPercentage: 30,
      userBrandDna: null,
      model: 'theo',
      prompt: '',
      briefId: null,
    })
  })

  it('[S3.03] [S3.04] [S9.02] left out, sex is Female, age group Adult, and both shares are 30', () => {
    const { workspace, ...rest } = z.encode(projectWire, projectOf(1))
    const read = projectWire.parse({ ...rest, workspace: { name: workspace.name } })
    expect(read).toMatchObject({ gender: 'female', ageGroup: 'adult', brandShare: 30, systemShare: 30 })
  })

  it('[S3.03] documents of earlier versions still open', () => {
    const { brandId: _, briefId: __, moodSheet: ___, ...old } = projectOf(2)
    expect(projectSchema.parse(old)).toMatchObject({ brandId: null, briefId: null, name: old.name })
  })
})
