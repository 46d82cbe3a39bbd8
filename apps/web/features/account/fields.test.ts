import { describe, expect, it } from 'vitest'
import { CallRefused } from '@toile/contract/answer.ts'
import { emailProblem, nameProblem, passwordProblem, refusalOf } from './fields.ts'

describe('the fields of an account', () => {
  it('[S5.10] an email has a local part, an at-sign, a domain and a top-level domain of two or more letters', () => {
    for (const email of ['maya@example.com', ' Maya@Example.CO ', 'a.b+c@sub.example.museum'])
      expect(emailProblem(email)).toBeNull()
    for (const email of ['', 'maya', 'maya@', '@example.com', 'maya@example', 'maya@example.c', 'ma ya@example.com'])
      expect(emailProblem(email)).toBeTruthy()
  })

  it('a password has at least eight characters and a name at least one', () => {
    expect(passwordProblem('1234567')).toBeTruthy()
    expect(passwordProblem('12345678')).toBeNull()
    expect(nameProblem('  ')).toBeTruthy()
    expect(nameProblem('Maya')).toBeNull()
  })

  it('[S8.01] a silent refusal says nothing beside the form, others say their sentence', () => {
    expect(refusalOf(new CallRefused('silent', 'x'))).toBeNull()
    expect(refusalOf(new CallRefused('warning', 'The email or the password is not right'))).toBe(
      'The email or the password is not right',
    )
    expect(refusalOf(new Error('bug'))).toBeNull()
    expect(refusalOf(null)).toBeNull()
  })
})
