import { foreign, hashOf, idOf, sha256 } from '@toile/rules/naming.ts'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from './call.ts'

const call = { method: 'POST', path: '/api/x', says: '', who: 'studio', gives: z.object({}) } as const
const document = z.object({ boards: z.array(z.object({ pictures: z.array(z.uuid()) })) })

/** Calls that must not compile: the compiler fails where one does. */
const refused = [
  // @ts-expect-error an id that names nothing
  () => calls({ x: { ...call, takes: z.object({ id: z.uuid() }) } }),
  // @ts-expect-error a list of ids
  () => calls({ x: { ...call, takes: z.object({ looks: z.array(z.uuid()).min(1).max(9).default([]) }) } }),
  // @ts-expect-error an id that may be left out
  () => calls({ x: { ...call, takes: z.object({ after: z.uuid().nullable().default(null) }) } }),
  // @ts-expect-error a hash
  () => calls({ x: { ...call, takes: z.object({ piece: sha256() }) } }),
  // @ts-expect-error an id deep in a document
  () => calls({ x: { ...call, takes: z.object({ document }) } }),
  // @ts-expect-error an id in one of several forms
  () => calls({ x: { ...call, takes: z.object({ thing: z.union([z.string(), document]) }) } }),
  // @ts-expect-error ids by name
  () => calls({ x: { ...call, takes: z.object({ by: z.record(z.string(), document) }) } }),
  // @ts-expect-error an id in a pair
  () => calls({ x: { ...call, takes: z.object({ pair: z.tuple([z.number(), z.uuid()]) }) } }),
  // @ts-expect-error an id that arrives as JSON text
  () => calls({ x: { ...call, takes: z.object({ text: z.codec(z.string(), document, codec) }) } }),
  // @ts-expect-error text that is called an id
  () => calls({ x: { ...call, takes: z.object({ projectId: z.string() }) } }),
  // @ts-expect-error texts that are called ids
  () => calls({ x: { ...call, takes: z.object({ taskIds: z.array(z.string().max(40)) }) } }),
  // @ts-expect-error one said, the other not
  () => calls({ x: { ...call, takes: z.object({ id: idOf('project'), other: z.uuid() }) } }),
  // @ts-expect-error a document whose ids are said, with one beside it that is not
  () => calls({ x: { ...call, takes: z.object({ project: projectSchema.extend({ coverId: z.uuid() }) }) } }),
  // @ts-expect-error only the second call of a feature
  () => calls({ x: { ...call, takes: z.object({}) }, y: { ...call, takes: z.object({ id: z.uuid() }) } }),
]
const codec = { decode: (text: string): z.input<typeof document> => JSON.parse(text), encode: JSON.stringify }

describe('a call that takes an id', () => {
  it('[S6.11] does not compile until every id, nested ones too, says whose it is', () => {
    expect(refused).toHaveLength(14)
  })

  it('[S6.11] compiles where each id says what of the caller it names, or that it is foreign and why', () => {
    const said = calls({
      x: {
        ...call,
        takes: z.object({
          id: idOf('project'),
          ids: z.array(idOf('design')).min(1),
          piece: hashOf('traced').nullable(),
          after: foreign(z.uuid(), 'A place in the list.').optional(),
          project: projectSchema,
          title: z.string(),
        }),
      },
    })
    expect(said.x.changes).toBe(true)
  })
})
