import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../shell/lazyPart.ts'
import styles from './bars.module.css'

const ToolKnobs = lazyPart('canvas', async () => (await import('./ToolKnobs.tsx')).ToolKnobs)

/** The bar over the sheet: what can be turned at the tool in the hand; its fields come after the sheet is there. */
export function KnobBar({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <div className={styles.knobs}>
      {title && <h1>{title}</h1>}
      <Suspense>
        <ToolKnobs />
      </Suspense>
      <Suspense>{children}</Suspense>
    </div>
  )
}
