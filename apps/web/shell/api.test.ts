import { account } from '@toile/contract/features/account.ts'
import { files } from '@toile/contract/features/files.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { describe, expect, it } from 'vitest'
import { addressOf, headersOf, newKey } from './api.ts'
import { readToken } from './session/token.ts'

describe('a call on its way', () => {
  it('[S7.01] a post carries JSON, the lang header and the token as Authorization', () => {
    const headers = headersOf(account.detail, 'ja', 'abc', 'k')
    expect(Object.fromEntries(headers)).toEqual({
      authorization: 'abc',
      'content-type': 'application/json',
      lang: 'ja',
    })
  })

  it('[S7.01] the token is read from the cookie token, and from no other', () => {
    expect(readToken('a=1; token=se%20cret; b=2')).toBe('se cret')
    expect(readToken('mytoken=1; tokens=2')).toBeNull()
    expect(readToken('token=')).toBeNull()
  })

  it('only a call that changes something carries an Idempotency-Key', () => {
    expect(headersOf(projects.clearProject, 'en', null, 'k').get('Idempotency-Key')).toBe('k')
    expect(headersOf(projects.openProject, 'en', null, 'k').has('Idempotency-Key')).toBe(false)
    expect(newKey()).not.toBe(newKey())
  })

  it('a form with a file lets the browser write its own content type', () => {
    expect(headersOf(files.upload, 'en', 'abc', 'k').has('Content-Type')).toBe(false)
  })

  it('a GET carries its input as query text', () => {
    expect(addressOf(projects.enums, { enumName: 'Sex' })).toBe('/api/workspace/enums?enumName=Sex')
    expect(addressOf(account.credits, {})).toBe('/api/credits')
    expect(addressOf(account.detail, { any: 1 })).toBe('/api/account/detail')
  })
})
