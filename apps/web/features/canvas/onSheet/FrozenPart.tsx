import { useId } from 'react'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { useDesk } from '../tools/useDesk.ts'
import { transformOf } from '../view/camera.ts'
import { useLook } from '../painting/useLook.ts'
import styles from './onSheet.module.css'

/** What liquify holds fast, hatched. */
export function FrozenPart() {
  const { look } = useBench()
  const { frozen } = useKnown()
  const { tool } = useDesk()
  const hatch = useId()
  const camera = useLook()
  const transform = transformOf(camera, look.stage())
  if (tool !== 'liquify' || !frozen) return null
  return (
    <svg className={styles.over} aria-hidden>
      <defs>
        <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.frozenGround} width={7} height={7} />
          <line className={styles.frozenLine} y2={7} />
        </pattern>
        <clipPath id={`${hatch}-part`}>
          <path d={frozen} transform={transform} clipRule="evenodd" />
        </clipPath>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${hatch})`} clipPath={`url(#${hatch}-part)`} />
      <path className={styles.frozenEdge} d={frozen} transform={transform} />
    </svg>
  )
}
