import '../../../../shell/noEval.ts'
import '../../../../shell/theme/styles.ts'
import { MantineProvider } from '@mantine/core'
import { cutOf } from '@toile/tailoring/garments/cutOf.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { measuresOf } from '@toile/tailoring/bodies/measuresOf.ts'
import { sizeRanges } from '@toile/tailoring/bodies/sizeRanges.ts'
import { createRoot } from 'react-dom/client'
import { startLanguages } from '../../../../languages/index.ts'
import { plainDesign } from '../../../../shared/light/testing/plainDesign.ts'
import { theme } from '../../../../shell/theme/theme.ts'
import { PatternRound } from '../PatternRound.tsx'

await startLanguages()
const asked = new URLSearchParams(location.search)
const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light'
const colors = [
  { r: 178, g: 44, b: 66 },
  { r: 246, g: 232, b: 208 },
]
const worn = plainWorn(
  asked.get('garment') ?? 'aLineSkirt',
  { r: 178, g: 44, b: 66 },
  {
    fabric: asked.get('fabric') ?? 'cotton',
    print: asked.has('plain')
      ? null
      : {
          source: { kind: 'construction', print: asked.get('print') ?? 'polkaDot', colors, seed: 4 },
          mode: 'overall',
          repeat: 'brick',
          width: 50,
          x: 0,
          y: 0,
          angle: 0,
          opacity: 1,
        },
  },
)
const design = { ...plainDesign, garments: [worn] }
const [range] = sizeRanges
const measures = range && measuresOf(range, '38')
const pattern = measures && cutOf(worn)?.(measures).pattern
const root = document.createElement('main')
root.style.height = '100vh'
document.body.append(root)
if (measures && pattern)
  createRoot(root).render(
    <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      <PatternRound
        pattern={pattern}
        measures={measures}
        figure="woman"
        design={design}
        garment={0}
        onMovePrint={(x, y) => Object.assign(globalThis, { moved: [x, y] })}
      />
    </MantineProvider>,
  )
Object.assign(globalThis, { ready: true })
