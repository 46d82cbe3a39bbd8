import { readSpoken } from './spoken.ts'
import { spokenSentences } from './sentences.ts'
import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
const fr: Record<string, string> = {}
for (const f of ['apps/web/languages/fr.ts', 'packages/fashion/languages/fr.ts'])
  Object.assign(
    fr,
    Function(
      readFileSync(f, 'utf8')
        .replace(/^import.*$/gm, '')
        .replace(/\/\*\*.*?\*\//gs, '')
        .replace(/export const \w+: [^=]*=/, 'return '),
    )(),
  )
const t0 = Date.now()
const { parts, wanted, saidBy } = readSpoken()
console.log(
  'ms',
  Date.now() - t0,
  'unnamed',
  parts.filter((p) => !p.area && saidBy(p.path).size).map((p) => p.by + ' → ' + p.path),
)
for (const [a, s] of wanted)
  console.log(
    a,
    s.size,
    (gzipSync(JSON.stringify(Object.fromEntries([...s].map((x) => [x, fr[x] ?? ''])))).length / 1000).toFixed(1),
  )
const all = new Set([...wanted.values()].flatMap((s) => [...s]))
console.log(
  'not wanted',
  spokenSentences().filter((s) => !all.has(s)),
)
console.log(
  'not in fr',
  [...all].filter((s) => !(s in fr)),
)
const base = (k: string) => k.replace(/(_ordinal)?_(zero|one|two|few|many|other)$/, '')
console.log(
  'unsaid',
  Object.keys(fr).filter((k) => !all.has(k) && !all.has(base(k))),
)
