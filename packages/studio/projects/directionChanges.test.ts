import { mostHeld, mostLeftOut } from '@toile/craft/script/scriptHand.ts'
import { colorOf } from '@toile/craft/script/testing/plainReading.ts'
import { openDocument } from '@toile/rules/document.ts'
import { describe, expect, it } from 'vitest'
import {
  asAskedSays,
  askForColor,
  asPicturesSay,
  changeScriptColor,
  chooseWorld,
  holdColor,
  isDirected,
  leaveOutColor,
  releaseColor,
  takeBackColor,
  turnDial,
} from './directionChanges.ts'
import { mergeProjects } from './merge/mergeProjects.ts'
import { newProject, type Project, projectSchema } from './project.ts'
import type { ProjectChange } from './projectChanges.ts'

const project = newProject('Harbour')
const teal = colorOf('#1d6f78')
const rust = colorOf('#d4502e')
const grey = (n: number) => ({ r: n, g: n, b: n })

describe('what is set by hand of a moodboard’s pictures', () => {
  it('[S3.03] a colour is held, takes a role, and is let go of', () => {
    const held = holdColor(project, { color: teal })
    expect(held.direction.script.kept).toEqual([{ color: teal, role: null, of: null }])
    expect(holdColor(held, { color: teal })).toBe(held)
    const accent = holdColor(held, { color: teal, role: 'accent' })
    expect(accent.direction.script.kept).toEqual([{ color: teal, role: 'accent', of: null }])
    expect(releaseColor(accent, { color: teal }).direction.script.kept).toEqual([])
    expect(releaseColor(project, { color: teal })).toBe(project)
  })

  it('[S3.03] a colour is changed twice and still stands for the one that the pictures gave; left out, that one is', () => {
    const once = changeScriptColor(project, { of: teal, to: rust, role: 'base' })
    const twice = changeScriptColor(once, { of: teal, to: grey(90), role: 'tone' })
    expect(twice.direction.script.kept).toEqual([{ color: grey(90), role: 'base', of: teal }])
    const out = leaveOutColor(twice, { color: grey(90) })
    expect(out.direction.script).toEqual({ kept: [], without: [teal] })
  })

  it('[S3.03] a colour that was left out is taken back, also by holding it', () => {
    const out = leaveOutColor(holdColor(project, { color: teal }), { color: teal })
    expect(out.direction.script).toEqual({ kept: [], without: [teal] })
    expect(leaveOutColor(out, { color: teal })).toBe(out)
    expect(takeBackColor(out, { color: teal }).direction.script.without).toEqual([])
    expect(holdColor(out, { color: teal }).direction.script.without).toEqual([])
  })

  it('[S3.03] no more is held or left out than a document takes', () => {
    const many = Array.from({ length: 40 }, (_, n) => grey(n))
    const held = many.reduce((now, color) => holdColor(now, { color }), project)
    const out = many.reduce((now, color) => leaveOutColor(now, { color }), project)
    expect(held.direction.script.kept).toHaveLength(mostHeld)
    expect(out.direction.script.without).toHaveLength(mostLeftOut)
    expect(changeScriptColor(held, { of: teal, to: rust, role: 'tone' })).toBe(held)
    for (const one of [held, out]) expect(projectSchema.parse(one)).toEqual(one)
  })

  it('[S3.07] a colour goes to the colour board once, and is not held beside it', () => {
    const entry = { id: 'c1', name: '', tcx: '', color: teal, gradient: null }
    const asked = askForColor(holdColor(project, { color: teal }), { entry })
    expect(asked.boards.color).toEqual([entry])
    expect(asked.direction.script.kept).toEqual([])
    expect(askForColor(asked, { entry: { ...entry, id: 'c2' } })).toBe(asked)
  })

  it('[S3.03] a dial turns within its ends, the world is chosen, and all of it is undone at once or step by step', () => {
    const document = openDocument<Project, ProjectChange>(project)
    document.change(turnDial, { dial: 'night', to: 2 }, { merge: 'night' })
    document.change(turnDial, { dial: 'night', to: 0.5 }, { merge: 'night' })
    document.change(chooseWorld, { world: 'dusk' })
    expect(document.get().direction).toMatchObject({ dials: { night: 0.5 }, world: 'dusk' })
    expect(isDirected(document.get())).toBe(true)
    document.change(asPicturesSay, null)
    expect(isDirected(document.get())).toBe(false)
    expect(document.get().direction).toEqual(project.direction)
    document.undo()
    document.undo()
    document.undo()
    expect(document.get()).toBe(project)
    expect(turnDial(project, { dial: 'night', to: null })).toBe(project)
    expect(asPicturesSay(project, null)).toBe(project)
  })

  it('[S3.03] what was set of the colours alone is undone at once, and the kind of pictures stays', () => {
    const set = leaveOutColor(holdColor(chooseWorld(project, { world: 'dusk' }), { color: teal }), { color: rust })
    expect(asAskedSays(set, null).direction).toEqual({ ...project.direction, world: 'dusk' })
    expect(asAskedSays(project, null)).toBe(project)
  })

  it('[S3.03] two windows that set it differently are asked as for a setting', () => {
    const mine = chooseWorld(project, { world: 'dusk' })
    const theirs = chooseWorld(project, { world: 'mist' })
    expect(mergeProjects(project, mine, project).merged).toEqual(mine)
    const { conflicts } = mergeProjects(project, mine, theirs)
    expect(conflicts).toMatchObject([{ kind: 'setting', setting: 'direction' }])
  })
})
