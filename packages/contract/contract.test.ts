import { newProject } from '@toile/studio/projects/project.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { emailSchema } from './features/account.ts'
import { projectWire } from './features/projects.ts'
import { contract } from './index.ts'

const id = '0198f0de-0000-7000-8000-000000000001'
const all = Object.values<Calls>(contract).flatMap((feature) => Object.values(feature))

describe('contract', () => {
  it('[S3.08] a project travels with pins as 0 and 1, colours as text and moodboard places as JSON text', () => {
    const project = newProject('Harbour')
    project.boards.print.push({
      id,
      source: 'Library',
      pinned: true,
      category: 'Pattern',
      width: 64,
      repeat: 'halfDrop',
    })
    project.boards.color.push({
      id: 'c1',
      name: 'Clay',
      tcx: '18-1441',
      color: { r: 170, g: 51, b: 17 },
      gradient: null,
    })
    project.moodPositions.push({ id, x: 0, y: 0.5, width: 1, height: 1 })
    const sent = z.encode(projectWire, project)
    expect(sent.printBoard[0]).toMatchObject({ id, designType: 'Library', level2Type: 'Pattern', isPin: 1 })
    expect(sent.colorBoard[0]).toMatchObject({ tcx: '18-1441', rgbValue: '170 51 17' })
    expect(JSON.parse(sent.moodBoard.moodboardPosition)).toEqual(project.moodPositions)
    expect(projectWire.parse(JSON.parse(JSON.stringify(sent)))).toEqual(project)
  })

  it('[S3.08] a locked colour travels as one, and a free one travels as the specification writes it', () => {
    const project = newProject('Harbour')
    const entry = { name: '', tcx: '', color: { r: 1, g: 2, b: 3 }, gradient: null }
    project.boards.color.push({ id: 'a', ...entry, locked: true }, { id: 'b', ...entry })
    const sent = z.encode(projectWire, project)
    expect(sent.colorBoard[0]).toHaveProperty('isLock', 1)
    expect(Object.keys(sent.colorBoard[1] ?? {})).toEqual(['id', 'name', 'tcx', 'gradient', 'rgbValue'])
    expect(projectWire.parse(JSON.parse(JSON.stringify(sent)))).toEqual(project)
  })

  it('[S3.06] marketing sketches, the moodboard’s template and its places travel with the project', () => {
    const project = newProject('Harbour')
    project.boards.marketing.push({ id, source: 'Upload', pinned: false, category: '' })
    project.moodTemplateId = 'grid-4'
    project.moodPositions.push({ id, x: 0.1, y: 0.2, width: 0.3, height: 0.4 })
    const sent = z.encode(projectWire, project)
    expect(sent.marketingSketchFiles).toEqual([{ id, designType: 'Upload' }])
    expect(sent.moodBoard.moodTemplateId).toBe('grid-4')
    expect(projectWire.parse(sent)).toEqual(project)
  })

  it("[S4.02] an item sent with the state 'delete' is off its board", () => {
    const project = newProject('Harbour')
    project.boards.mood.push({ id, source: 'Generate', pinned: false, category: '' })
    const sent = z.encode(projectWire, project)
    const [item] = sent.moodBoard.moodBoards
    const answer = projectWire.parse({
      ...sent,
      moodBoard: { ...sent.moodBoard, moodBoards: [{ ...item, state: 'delete' }] },
    })
    expect(answer.boards.mood).toEqual([])
  })

  it('[S5.03] a moodboard of nine is refused', () => {
    const sent = z.encode(projectWire, newProject('Harbour'))
    const nine = Array.from({ length: 9 }, (_, i) => ({ id: id.slice(0, -1) + i, designType: 'Library' as const }))
    expect(projectWire.safeParse({ ...sent, moodBoard: { ...sent.moodBoard, moodBoards: nine } }).success).toBe(false)
  })

  it('[S5.10] an email has a local part, an at-sign, a domain and a top-level domain of two letters or more', () => {
    for (const good of ['a@b.co', 'Ann.Lee@Studio.fashion'])
      expect(emailSchema.safeParse(good).success, good).toBe(true)
    for (const bad of ['a', 'a@b', '@b.co', 'a@b.c', 'a b@c.de', 'a@@b.co'])
      expect(emailSchema.safeParse(bad).success, bad).toBe(false)
    expect(emailSchema.parse('Ann@Studio.CO')).toBe('ann@studio.co')
  })

  it('[S7.03] the calls that the specification names have their paths', () => {
    const paths = all.map(({ method, path }) => `${method} ${path}`)
    for (const path of [
      'GET /api/credits',
      'GET /api/workspace/enums',
      'POST /api/account/detail',
      'POST /api/style/list',
      'POST /api/account/guidance/complete',
      'POST /api/account/no-login',
    ])
      expect(paths).toContain(path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})
