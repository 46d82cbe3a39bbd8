import { describe, expect, it } from 'vitest'
import { chooseWorld, holdColor, leaveOutColor, releaseColor, turnDial } from '../directionChanges.ts'
import { newProject, type Project } from '../project.ts'
import { mergeProjects } from './mergeProjects.ts'

describe('two hands on what the pictures say', () => {
  const [teal, sand, coral] = [
    { r: 29, g: 111, b: 120 },
    { r: 216, g: 195, b: 160 },
    { r: 212, g: 80, b: 46 },
  ]
  const base = holdColor(newProject('Harbour'), { color: coral })
  const hexes = ({ direction: { script } }: Project) => ({
    kept: script.kept.map(({ color: { r } }) => r),
    without: script.without.map(({ r }) => r),
  })

  it('[S3.03] holds of both are held, what either leaves out is left out, and dials and world are merged by themselves', () => {
    const mine = turnDial(holdColor(base, { color: teal }), { dial: 'night', to: 0.5 })
    const theirs = chooseWorld(releaseColor(leaveOutColor(base, { color: sand }), { color: coral }), { world: 'water' })
    const { merged, conflicts } = mergeProjects(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(hexes(merged)).toEqual({ kept: [teal.r], without: [sand.r] })
    expect(merged.direction).toMatchObject({ world: 'water', dials: { night: 0.5 } })
    expect(mergeProjects(base, theirs, mine).merged).toEqual(merged)
  })

  it('[S3.03] a colour held by one and left out by the other is asked, as are two roles of one colour; either answer holds', () => {
    const [mine, theirs] = [holdColor(base, { color: teal }), leaveOutColor(base, { color: teal })]
    const { merged, conflicts } = mergeProjects(base, mine, theirs)
    expect(conflicts).toMatchObject([{ key: 'setting direction', kind: 'setting', sides: ['mine', 'theirs'] }])
    expect(hexes(merged)).toEqual({ kept: [coral.r, teal.r], without: [] })
    const other = mergeProjects(base, mine, theirs, new Map([['setting direction', 'theirs']]))
    expect(hexes(other.merged)).toEqual({ kept: [coral.r], without: [teal.r] })
    const roles = mergeProjects(
      base,
      holdColor(base, { color: coral, role: 'accent' }),
      holdColor(base, { color: coral, role: 'deep' }),
    )
    expect(roles.conflicts).toHaveLength(1)
    expect(roles.merged.direction.script.kept[0]?.role).toBe('accent')
  })

  it('[S3.03] more holds than there is room for are asked, and the chosen side keeps all of its own', () => {
    const held = (from: number) =>
      Array.from({ length: 8 }, (_, i) => i).reduce(
        (now, i) => holdColor(now, { color: { r: from + i, g: 0, b: 0 } }),
        base,
      )
    const { merged, conflicts } = mergeProjects(base, held(10), held(100))
    expect(conflicts).toHaveLength(1)
    expect(hexes(merged).kept).toEqual(expect.arrayContaining([10, 11, 12, 13, 14, 15, 16, 17]))
    expect(merged.direction.script.kept).toHaveLength(12)
  })
})
