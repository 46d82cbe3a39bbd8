import { describe, expect, it } from 'vitest'
import { CallRefused, openAnswer } from './answer.ts'

const refusal = (body: unknown): CallRefused => {
  try {
    openAnswer(body, 'otherwise')
  } catch (error) {
    if (error instanceof CallRefused) return error
  }
  throw new Error('It was not refused')
}

describe('the envelope', () => {
  it('[S8.01] errCode 0 gives what is inside', () => {
    expect(openAnswer({ errCode: 0, errMsg: '', data: { id: 7 } }, '')).toEqual({ id: 7 })
  })

  it('[S8.01] 1 is a warning, 2 is silent, -1 is an error; each keeps its sentence', () => {
    expect(refusal({ errCode: 1, errMsg: 'Too many', data: null })).toMatchObject({
      level: 'warning',
      message: 'Too many',
    })
    expect(refusal({ errCode: 2, errMsg: '', data: null }).level).toBe('silent')
    expect(refusal({ errCode: -1, errMsg: 'Broken', data: null })).toMatchObject({ level: 'error', message: 'Broken' })
  })

  it('[S8.03] any other answer rejects with its body', () => {
    const body = { oops: true }
    expect(refusal(body)).toMatchObject({ level: 'error', message: 'otherwise', body })
    expect(refusal(null).body).toBeNull()
  })
})
