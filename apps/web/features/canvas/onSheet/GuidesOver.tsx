import { useBench, useKnown } from '../painting/usePainting.ts'
import { centerOn, guides, rulerOn, vanishingOn } from '../tools/guides/guides.ts'
import { useShown } from '../tools/shown/useShown.ts'
import type { Place } from '../view/camera.ts'
import { useLook } from '../painting/useLook.ts'
import { GuideKnob } from './GuideKnob.tsx'
import styles from './onSheet.module.css'

/** How far a line goes beyond all sheets, in pixels. */
const far = 20_000

/** Rays that leave a vanishing point, all round. */
const rays = 24

/** Axes of symmetry, the ruler and the vanishing points, with knobs to lay them. */
export function GuidesOver() {
  const { look } = useBench()
  const { document } = useKnown()
  const own = useShown(guides)
  useLook()
  if (!document || (own.symmetry === 'none' && own.guide === 'none')) return null
  const at = (place: Place) => look.stageAt(...place)
  const line = (from: Place, to: Place) => `M${at(from).join(' ')}L${at(to).join(' ')}`
  const through = ([x, y]: Place, angle: number, back = true) => {
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far]
    return line(back ? [x - dx, y - dy] : [x, y], [x + dx, y + dy])
  }
  const [x, y] = centerOn(own, document)
  const spokes = own.mirrored ? own.times * 2 : own.times
  const axes = {
    none: [],
    vertical: [through([x, y], Math.PI / 2)],
    horizontal: [through([x, y], 0)],
    radial: Array.from({ length: spokes }, (_, i) => through([x, y], (i * 2 * Math.PI) / spokes - Math.PI / 2, false)),
  }[own.symmetry]
  const [from, to] = rulerOn(own, document)
  const vanishing = vanishingOn(own, document)
  return (
    <>
      <svg className={styles.over} aria-hidden data-guides>
        {axes.length > 0 && <path className={styles.axis} d={axes.join('')} />}
        {own.guide === 'ruler' && (
          <path className={styles.axis} d={through(from, Math.atan2(to[1] - from[1], to[0] - from[0]))} />
        )}
        {own.guide === 'perspective' &&
          vanishing.map((point, i) => (
            <path
              key={i}
              className={styles.ray}
              d={Array.from({ length: rays }, (_, k) => through(point, (k * 2 * Math.PI) / rays, false)).join('')}
            />
          ))}
        {own.guide === 'perspective' && vanishing.length === 2 && vanishing[0] && vanishing[1] && (
          <path className={styles.axis} d={line(vanishing[0], vanishing[1])} />
        )}
      </svg>
      {own.symmetry !== 'none' && (
        <GuideKnob at={[x, y]} onMove={(center) => guides.set({ ...guides.get(), center })} />
      )}
      {own.guide === 'ruler' &&
        [from, to].map((place, i) => (
          <GuideKnob
            key={i}
            at={place}
            onMove={(next) => guides.set({ ...guides.get(), ruler: i === 0 ? [next, to] : [from, next] })}
          />
        ))}
      {own.guide === 'perspective' &&
        vanishing.map((place, i) => (
          <GuideKnob
            key={i}
            at={place}
            onMove={(next) =>
              guides.set({ ...guides.get(), vanishing: vanishing.map((one, k) => (k === i ? next : one)) })
            }
          />
        ))}
    </>
  )
}
