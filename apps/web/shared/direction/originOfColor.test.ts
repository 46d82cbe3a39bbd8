import type { ReadPicture } from '@toile/contract/features/generation.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { brandId } from '@toile/craft/designs/compose/house/openHouse.ts'
import { derivedId } from '@toile/craft/designs/compose/openScript.ts'
import { scriptId } from '@toile/craft/designs/compose/picture/withScript.ts'
import { sureFirst } from '@toile/geometry'
import { addPictures, putColor } from '@toile/studio/projects/changes.ts'
import { leaveOutColor } from '@toile/studio/projects/directionChanges.ts'
import { newProject, type Project } from '@toile/studio/projects/project.ts'
import { scriptOfAsked } from '@toile/craft/script/asked/scriptOfAsked.ts'
import { colorOf, plainReading } from '@toile/craft/script/testing/plainReading.ts'
import { seaAtDusk } from '@toile/picture/prints/derived/testing/pictures.ts'
import { sourceOf } from '@toile/picture/prints/derived/testing/sourceOf.ts'
import { describe, expect, it } from 'vitest'
import { chipGroups } from './chips.ts'
import { originOfColor, originOfInk } from './originOfColor.ts'
import { readDirection, withHand } from './useDirection.ts'

const fileId = '00000000-0000-4000-8000-000000000001'
const { hash, reading } = plainReading('beach', { '#1d6f78': 0.5, '#d8c3a0': 0.35, '#d4502e': 0.15 })
const read: ReadPicture[] = [{ fileId, hash, name: 'beach.jpg', reading }]
const sand = colorOf('#d8c3a0')
const teal = colorOf('#1d6f78')
const project = putColor(
  addPictures(newProject('Harbour'), { board: 'mood', items: [{ id: fileId, source: 'Upload' }] }),
  { id: 'c1', name: 'Oat', tcx: '', color: sand, gradient: null },
)
const directionOf = (project: Project, pictures: readonly ReadPicture[]) =>
  withHand(readDirection(project, pictures), project, project.direction)
const madeOf = (...ids: string[]) => ({
  origin: { briefSeed: 1, index: 0, sources: ids.map((id) => ({ kind: 'color' as const, id })) },
})

describe('where a colour of a look comes from', () => {
  it('[S3.03] is the colorboard, a picture, or neither', () => {
    const direction = directionOf(project, read)
    const of = (hex: string) => originOfColor(colorOf(hex), madeOf(), project, direction)
    expect(of('#d8c3a0')).toEqual({ kind: 'board' })
    expect(of('#1d6f78')).toEqual({ kind: 'picture', hash })
    expect(of('#00ff00')).toBeNull()
  })

  it('[S3.03] [S2.61] is what was derived of the colorboard, worn as cloth or in a small thing, or the brand', () => {
    const derived = scriptOfAsked(project.boards.color)
    const accent = sureFirst(derived?.colors.filter(({ role }) => role === 'accent') ?? [])
    expect(originOfColor(accent.color, madeOf(), project, null, derived)).toEqual({ kind: 'derived' })
    expect(originOfColor(accent.color, madeOf(derivedId(toHex(accent.color))), project, null)).toEqual({
      kind: 'derived',
    })
    expect(originOfColor(teal, madeOf(brandId(toHex(teal))), project, null)).toEqual({ kind: 'brand' })
    expect(originOfColor(sand, madeOf(derivedId(toHex(sand))), project, null, derived)).toEqual({ kind: 'board' })
  })

  it('[S3.03] is still the picture after the colour was left out of the script, and the moodboard when its picture is gone', () => {
    const less = leaveOutColor(project, { color: teal })
    const made = madeOf(scriptId(toHex(teal)))
    expect(originOfColor(teal, made, less, directionOf(less, read))).toEqual({ kind: 'picture', hash })
    expect(originOfColor(teal, made, less, null)).toEqual({ kind: 'pictures' })
  })

  it('[S3.03] of an ink is the colorboard, the script’s picture, else the picture that the print was made of; a construction’s own ink has none', () => {
    const direction = directionOf(project, read)
    const made = sourceOf(seaAtDusk(), { picture: hash })
    const drawn = { kind: 'construction' as const, print: 'polkaDot', colors: [sand], seed: 1 }
    const of = (hex: string, source: typeof made | typeof drawn) =>
      originOfInk(colorOf(hex), source, madeOf(), project, direction)
    expect(of('#d8c3a0', made)).toEqual({ kind: 'board' })
    expect(of('#1d6f78', drawn)).toEqual({ kind: 'picture', hash })
    expect(of('#00ff00', made)).toEqual({ kind: 'picture', hash })
    expect(of('#00ff00', drawn)).toBeNull()
  })

  it('[S3.03] asked colours stand in front of the script, and every colour stands in it once', () => {
    const script = directionOf(project, read)?.now.script
    const groups = script ? chipGroups(script) : []
    expect(groups[0]).toMatchObject({ id: 'asked', chips: [{ asked: 'c1', color: sand }] })
    expect(groups.flatMap(({ chips }) => chips)).toHaveLength(script?.colors.length ?? 0)
    expect(directionOf(project, [])).toBeNull()
  })

  it('[S3.03] a hand changes what is asked now and leaves what was read as it is', () => {
    const found = readDirection(project, read)
    const without = withHand(found, project, leaveOutColor(project, { color: teal }).direction)
    expect(without?.now).not.toEqual(without?.asRead)
    expect(without?.asRead).toBe(found?.asRead)
  })
  it('[S3.03] shows what is derived as the season of the next looks leans it, with and without a hand', () => {
    const of = (season: 'none' | 'winter') => {
      const found = readDirection(project, read, season)
      return [found?.asRead, withHand(found, project, project.direction)?.now].map((one) => one?.script.colors)
    }
    const [asRead, now] = of('winter')
    expect(now).toEqual(asRead)
    expect(asRead).not.toEqual(of('none')[0])
  })
})
