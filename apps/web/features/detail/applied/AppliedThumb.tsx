import type { Applied } from '@toile/craft/applied/applied.ts'
import type { Region } from '@toile/craft/applied/region.ts'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { fillStyle } from '../../../shared/fields/colors/fillStyle.ts'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import styles from './applied.module.css'
import { SourceThumb } from './SourceThumb.tsx'

/** CSS pixels of a picture in the list. */
const side = 32

/** What lies on the cloth, small: the element itself, or what a region is made of. */
export function AppliedThumb({ one }: { one: Applied }) {
  return (
    <span className={styles.thumb}>
      {one.kind === 'notion' ? <SourceThumb source={one.source} side={side} /> : <FillPatch fill={one.fill} />}
    </span>
  )
}

function FillPatch({ fill }: { fill: Region['fill'] }) {
  if (fill.kind === 'fabric') return <Swatch fill={fillStyle({ kind: 'solid', color: fill.color })} size="line" />
  if (fill.kind !== 'print') return <Swatch fill={fillStyle(fill)} size="line" />
  const { source, repeat, width } = fill.print
  const order = {
    kind: 'print',
    source,
    repeat,
    tileWidth: width,
    across: width * 1.2,
    width: side,
    height: side,
  } as const
  return <Thumb order={order} className={styles.picture} />
}
