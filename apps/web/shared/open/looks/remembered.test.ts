import { describe, expect, it } from 'vitest'
import { densities, readDensity } from '../../../features/looks/density.ts'
import { readDock } from '../projects/dockSettings.ts'
import { fileName } from '../../../shell/exports/fileName.ts'

describe('what is remembered on this machine', () => {
  it('the size of the cards is ordinary when it makes no sense', () => {
    expect(readDensity('18.5')).toBe(18.5)
    for (const kept of [null, '', 'wide', '900']) expect(readDensity(kept)).toBe(densities.normal)
  })

  it('[S3.25] the dock keeps tier and number, never a seed', () => {
    expect(readDock('{"tier":"premium","looks":3,"seed":7}')).toEqual({ tier: 'premium', looks: 3, seed: null })
    for (const kept of [null, '{', '{"tier":"free","looks":99}'])
      expect(readDock(kept)).toEqual({ tier: 'normal', looks: 8, seed: null })
  })

  it('a name becomes a sane file name in any script', () => {
    expect(fileName('Harbour, SS27')).toBe('harbour-ss27')
    expect(fileName('港 コレクション')).toBe('港-コレクション')
    expect(fileName('…')).toBe('toile')
  })
})
