import { useElementSize, useMergedRef } from '@mantine/hooks'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { IconHeartFilled } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LookPicture } from '../../../shared/open/looks/LookPicture.tsx'
import { usePlace } from '../../../shared/open/looks/place.ts'
import styles from './large.module.css'
import { stripWindow } from './stripWindow.ts'

interface FilmstripProps {
  looks: readonly DesignEntry[]
  current: string
}

const ways: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** The other looks beside the one that is worked on: a column, or a row on a narrow screen; arrows lead through it. */
export function Filmstrip({ looks, current }: FilmstripProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const strip = useRef<HTMLElement>(null)
  const { ref, width, height } = useElementSize<HTMLElement>()
  const both = useMergedRef(strip, ref)
  const [scrolled, setScrolled] = useState(0)
  const lying = width > height
  const length = lying ? height * 0.667 + 8 : width * 1.5
  const at = looks.findIndex(({ id }) => id === current)
  useEffect(() => {
    const box = strip.current
    if (!box || at < 0 || length <= 8) return
    const middle = at * length - (lying ? box.clientWidth : box.clientHeight) / 2 + length / 2
    box.scrollTo(lying ? { left: middle } : { top: middle })
  }, [at, length, lying])
  const press = (event: KeyboardEvent) => {
    const way = ways[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? looks.length - 1 : way === undefined ? null : at + way
    const next = to === null ? undefined : looks[to]
    if (!next) return
    event.preventDefault()
    place.go({ look: next.id })
    requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>('[aria-current]')?.focus())
  }
  const seen = lying ? width : height
  return (
    <nav
      ref={both}
      className={styles.strip}
      aria-label={t('Looks')}
      onScroll={({ currentTarget }) => setScrolled(lying ? currentTarget.scrollLeft : currentTarget.scrollTop)}
      onKeyDown={press}
    >
      <ul style={lying ? { width: looks.length * length } : { height: looks.length * length }}>
        {stripWindow({ scrolled, seen, count: looks.length, current: at }, length).map((index) => {
          const entry = looks[index]
          return (
            entry && (
              <li
                key={entry.id}
                style={
                  lying
                    ? { left: index * length, width: length - 8, height: '100%' }
                    : { top: index * length, height: length }
                }
              >
                <button
                  type="button"
                  style={{ background: toHex(entry.document.ground) }}
                  tabIndex={entry.id === current ? 0 : -1}
                  aria-current={entry.id === current || undefined}
                  aria-label={stripName(t('Look {{number}}', { number: lookNumber(entry) }), entry, t('Liked'))}
                  onClick={() => place.go({ look: entry.id })}
                >
                  <LookPicture entry={entry} sizes="5rem" />
                  {entry.state === 'liked' && <IconHeartFilled className={styles.liked ?? ''} size={14} aria-hidden />}
                </button>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}

const stripName = (name: string, { state }: DesignEntry, liked: string) =>
  state === 'liked' ? `${name}, ${liked}` : name
