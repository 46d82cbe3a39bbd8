import { contract } from '@toile/contract/index.ts'
import { describe, expect, it } from 'vitest'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { openRole } from '../../testing/people.ts'

const { projects } = contract
const { toile, caller } = await openSignedIn({ TOILE_ROLE: 'api' })

describe('projects', () => {
  it('[S3.03] a project names its brand, which is its owner’s, and opens with its name', async () => {
    const made = await caller.call(contract.brands.createBrand, { name: 'Marine' })
    const own = { name: 'Harbour', brandId: made.id, brandShare: 60 }
    const { id } = await caller.call(projects.createProject, own)
    const { project, workspace } = await caller.call(projects.openProject, { id })
    expect(project).toMatchObject({ brandId: made.id, brandShare: 60 })
    expect(workspace.userBrandDnaName).toBe('Marine')
    const stranger = await openRole(toile)
    expect((await stranger.ask(projects.createProject, own)).errMsg).toMatch(/not here/)
    await caller.call(projects.deleteProject, { id })
  })

  it('[S3.26] [S3.27] enumerations are read by their name; prints are patterns, slogans and logos', async () => {
    const names = projects.enums.takes.shape.enumName.options
    for (const enumName of names) {
      const entries = await caller.call(projects.enums, { enumName })
      expect(new Set(entries.map(({ value }) => value)).size, enumName).toBe(entries.length)
      expect(entries.length, enumName).toBeGreaterThan(1)
    }
    const prints = await caller.call(projects.enums, { enumName: 'PrintboardLevel2TypeEnum' })
    expect(prints.map(({ value }) => value)).toEqual(['Pattern', 'Slogan', 'Logo'])
    expect((await caller.ask(projects.enums, { enumName: 'Nonsense' })).errMsg).toMatch(/^enumName must be one of/)
  })

  it('[S7.03] the style list gives names and values', async () => {
    expect(await caller.call(projects.styles, {})).toContainEqual({ name: 'Illustration', value: 'illustration' })
  })

  it('[S1.01] [S3.03] a project is a series or a single item, with its settings at their defaults, put away and brought back', async () => {
    const { id } = await caller.call(projects.createProject, { name: 'One coat', kind: 'single' })
    const { project } = await caller.call(projects.openProject, { id })
    expect(project).toMatchObject({
      name: 'One coat',
      kind: 'single',
      gender: 'female',
      ageGroup: 'adult',
      brandShare: 30,
      systemShare: 30,
    })
    const { workspace } = await caller.call(projects.openProject, { id })
    expect(workspace).toEqual({ id, workspaceId: id, userBrandDnaName: '', userBrandDnaImg: '', publishData: null })
    expect((await caller.ask(projects.createProject, { name: 'Again', workspaceId: id })).errCode).toBe(1)
    await caller.call(projects.deleteProject, { id })
    expect((await caller.ask(projects.openProject, { id })).errMsg).toMatch(/not here/)
    expect(await caller.call(projects.listProjects, {})).toEqual([])
    await caller.call(projects.restoreProject, { id })
    expect((await caller.call(projects.listProjects, {})).map((one) => one.name)).toEqual(['One coat'])
  })
})
