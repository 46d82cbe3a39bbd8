import { projectSchema } from '@toile/studio/projects/project.ts'
import { anyProject } from '@toile/studio/projects/testing/anyProject.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { projectWire } from './projectWire.ts'

const keysOf = (thing: object) => Object.keys(thing).sort()
const projects = Array.from({ length: 120 }, (_, seed) => anyProject(seed))

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
      boards: { ...anyProject(0).boards, mannequins: [{ id: 'm1', person: 'theo', pose: 'relaxed' }] },
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
    const { workspace, ...rest } = z.encode(projectWire, anyProject(1))
    const read = projectWire.parse({ ...rest, workspace: { name: workspace.name } })
    expect(read).toMatchObject({ gender: 'female', ageGroup: 'adult', brandShare: 30, systemShare: 30 })
  })

  it('[S3.03] documents of earlier versions still open', () => {
    const { brandId: _, briefId: __, moodSheet: ___, ...old } = anyProject(2)
    expect(projectSchema.parse(old)).toMatchObject({ brandId: null, briefId: null, name: old.name })
  })
})
