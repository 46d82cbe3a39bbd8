import { brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { ownPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { hashOf, idOf } from '@toile/rules/naming.ts'
import { newProject, projectSchema } from '@toile/studio/projects/project.ts'
import { anyProject } from '@toile/studio/projects/testing/anyProject.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { formsWithin, idsIn, namesOf } from './idsIn.ts'
import { contract } from './index.ts'

const calls = Object.values<Calls>(contract).flatMap((feature) => Object.entries(feature))
const id = '0198f0de-0000-7000-8000-000000000001'
const hash = 'a'.repeat(64)
const others = ['Harbour', '~'.repeat(64)]
const takes = (form: z.core.$ZodType, text: string) => z.safeParse(form, text).success

/** Whether a form takes ids or hashes and few other texts. */
const isId = (form: z.core.$ZodType) =>
  form instanceof z.core.$ZodString &&
  (takes(form, id) || takes(form, hash)) &&
  !others.some((text) => takes(form, text))

/** The places of ids below a form that say nothing of what they name; those that a transformation hides cannot say it. */
function unsaid(form: z.core.$ZodType, at: string, seen = new Set<z.core.$ZodType>()): string[] {
  if (namesOf(form) || seen.has(form)) return []
  seen.add(form)
  if (isId(form)) return [at]
  if (form instanceof z.ZodPipe && form.out instanceof z.ZodTransform) return unsaid(form.in, `${at} before`, seen)
  if (form instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(form.shape).flatMap(([key, field]) => unsaid(field, `${at}.${key}`, seen))
  return formsWithin(form).flatMap((inner) => unsaid(inner, at, seen))
}

describe('ids in an input', () => {
  it.each(calls)('[S6.11] %s: each says what it names, however deep, in whatever form', (_, call) => {
    expect(unsaid(call.takes, '')).toEqual([])
  })

  it('[S6.11] a plain id, and a hash by a pattern of its own, are noticed', () => {
    const form = z.object({
      a: z.uuid(),
      b: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
      c: z.codec(z.string(), z.object({ d: z.uuid() }), { decode: () => ({ d: id }), encode: String }),
      e: z.uuid().transform(String),
      f: idOf('file').nullable(),
      // The form that says it is not the form that checks.
      g: idOf('file').max(40),
    })
    expect(unsaid(form, '')).toEqual(['.a', '.b', '.c.d', '.e before', '.g'])
  })

  it('[S6.11] every id on the boards of a project is found', () => {
    for (let seed = 0; seed < 60; seed++) {
      const project = anyProject(seed)
      const { mood, print, sketch, marketing, mannequins } = project.boards
      const named = idsIn(projectSchema, project)
      const ids = (thing: string) => new Set(named.flatMap((one) => (one.thing === thing ? one.id : [])))
      expect(ids('file')).toEqual(new Set([...mood, ...print, ...sketch, ...marketing].map((item) => item.id)))
      expect(ids('traced')).toEqual(new Set(sketch.flatMap(({ traced }) => traced ?? [])))
      expect(ids('figure').size).toBe(mannequins.filter(({ person }) => person.startsWith('own:')).length)
    }
    const own = ownPerson({ gender: 'female', ageGroup: 'adult', figure: hash })
    const project = newProject('Harbour', { brandId: id, briefId: id })
    project.boards.mannequins.push({ id: 'm', person: own, pose: 'own' }, { id: 'n', person: 'ines', pose: 'walk' })
    expect(idsIn(projectSchema, project)).toEqual([
      { thing: 'brand', id },
      { thing: 'brief', id },
      { thing: 'figure', id: hash },
    ])
  })

  it('[S6.11] the pictures and the logo of a brand are found', () => {
    const brand = brandSchema.parse({ name: 'Marine', logo: id, pictures: [id] })
    expect(idsIn(brandSchema, brand)).toEqual([
      { thing: 'file', id },
      { thing: 'file', id },
    ])
  })

  it('[S6.11] of several forms, the one that fits is read; pairs, names and codecs are walked', () => {
    const form = z.object({
      either: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('own'), at: idOf('design') }),
        z.object({ kind: z.literal('plain'), at: z.string() }),
      ]),
      pair: z.tuple([z.number(), hashOf('figure')]),
      by: z.record(hashOf('picture'), idOf('task')),
      text: z.codec(z.string(), z.array(idOf('file')), { decode: (text) => text.split(' '), encode: String }),
    })
    const value = {
      either: { kind: 'plain', at: id } as const,
      pair: [1, hash] as [number, string],
      by: { [hash]: id },
      text: [id],
    }
    expect(idsIn(form, value)).toEqual([
      { thing: 'figure', id: hash },
      { thing: 'picture', id: hash },
      { thing: 'task', id },
      { thing: 'file', id },
    ])
    expect(idsIn(form, { ...value, either: { kind: 'own', at: id } })[0]).toEqual({ thing: 'design', id })
  })
})
