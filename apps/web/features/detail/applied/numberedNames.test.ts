import { describe, expect, it } from 'vitest'
import { numberedNames } from './numberedNames.ts'

describe('names of what lies on the cloth', () => {
  it('are counted where they are alike; regions always have their number', () => {
    const all = ['Button', 'Region', 'Button', 'Zip', 'Region'].map((name) => ({ name, always: name === 'Region' }))
    expect(numberedNames(all)).toEqual(['Button', 'Region 1', 'Button 2', 'Zip', 'Region 2'])
  })
})
