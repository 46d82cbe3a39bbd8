import type { Picture } from '@toile/contract/features/files.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../languages/numberOf.ts'
import { takesText } from '../../../shell/actions/keys.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import styles from './look.module.css'
import { useZoom } from './useZoom.ts'
import { useKeyDown } from '../../../shell/actions/useKeyDown.ts'

const pan: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
}

/** The picture in its frame: fitted, at its own pixels, or anything between; plus, minus, 0 and 1 do the same. */
export function PictureStage({ name, picture }: { name: string; picture: Picture }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const [whole, setWhole] = useState(false)
  const zoom = useZoom(frame, picture)
  useKeyDown((event) => {
    if (takesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const [x = 0, y = 0] = (event.shiftKey || /Up|Down/.test(event.key) ? pan[event.key] : undefined) ?? []
    if (event.key === '+' || event.key === '=') zoom.zoom(1.25)
    else if (event.key === '-') zoom.zoom(0.8)
    else if (event.key === '0') zoom.fit()
    else if (event.key === '1') zoom.full()
    else if ((x !== 0 || y !== 0) && zoom.large) zoom.pan(x, y)
    else return
    event.preventDefault()
  })
  const { scale, x, y } = zoom.view
  const place = {
    width: picture.width * scale,
    height: picture.height * scale,
    transform: `translate(-50%, -50%) translate(${x}px, ${y}px)`,
  }
  return (
    <div className={styles.stage} ref={frame} data-large={zoom.large || undefined} {...zoom.pointer}>
      {!whole && <img src={picture.thumbnails.large} alt="" style={place} draggable={false} />}
      <img
        src={picture.url}
        alt={name}
        style={{ ...place, opacity: whole ? 1 : 0, imageRendering: zoom.percent >= 300 ? 'pixelated' : 'auto' }}
        draggable={false}
        onLoad={() => setWhole(true)}
      />
      <div className={styles.zoom} onPointerDown={(event) => event.stopPropagation()}>
        <IconButton name={t('Smaller')} keys="-" onClick={() => zoom.zoom(0.8)}>
          <IconMinus size={18} stroke={1.5} />
        </IconButton>
        <button type="button" onClick={zoom.fit} aria-pressed={!zoom.large} title="0">
          {t('Fit')}
        </button>
        <button type="button" onClick={() => zoom.full()} aria-pressed={zoom.percent === 100} title="1">
          {t('Full size')}
        </button>
        <span role="status">{percentOf(zoom.percent / 100)}</span>
        <IconButton name={t('Larger')} keys="+" onClick={() => zoom.zoom(1.25)}>
          <IconPlus size={18} stroke={1.5} />
        </IconButton>
      </div>
    </div>
  )
}
