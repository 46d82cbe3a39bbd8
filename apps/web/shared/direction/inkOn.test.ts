import { contrastRatio } from '@toile/craft/colors/contrast.ts'
import { colorOf } from '@toile/craft/script/testing/plainReading.ts'
import { expect, it } from 'vitest'
import { inkOn } from './inkOn.ts'

it('[S3.03] [S9.05] a share is read on every colour of a script: 4.5 to 1 at least', () => {
  const steps = Array.from({ length: 18 }, (_, i) => i * 15)
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => ({ r, g, b }))))
  for (const color of colors) expect(contrastRatio(colorOf(inkOn(color)), color)).toBeGreaterThanOrEqual(4.5)
})
