import { Button } from '@mantine/core'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LookPicture } from '../../../../shared/open/looks/LookPicture.tsx'
import { Panel } from '../../../../shell/parts/Panel.tsx'
import { type ChosenLooks, likedFirst } from './chosenLooks.ts'
import styles from './shot.module.css'

/** The looks of the project, the liked ones first: one, several or all liked are chosen. */
export function LooksColumn({ looks, chosen, current, isAllLiked, choose, chooseLiked }: ChosenLooks) {
  const { t } = useTranslation()
  const liked = looks.filter(({ state }) => state === 'liked').length
  const toggle = (id: string, on: boolean) => {
    const ids = chosen.map((one) => one.id)
    if (!on) return choose([...ids, id])
    // One look always is.
    if (ids.length > 1) choose(ids.filter((one) => one !== id))
  }
  return (
    <Panel title={t('Looks')} count={t('{{chosen}} of {{number}}', { chosen: chosen.length, number: looks.length })}>
      <Button
        fullWidth
        variant="default"
        mb="sm"
        leftSection={<IconHeartFilled size={15} aria-hidden />}
        disabled={liked === 0}
        aria-pressed={isAllLiked}
        onClick={chooseLiked}
      >
        {liked === 0 ? t('No look is liked yet') : t('All liked looks ({{number}})', { number: liked })}
      </Button>
      <ul className={styles.looks} aria-label={t('Looks')}>
        {likedFirst(looks).map((entry) => {
          const on = chosen.some(({ id }) => id === entry.id)
          return (
            <li key={entry.id} data-current={entry.id === current.id || undefined}>
              <button
                type="button"
                aria-pressed={on}
                aria-label={t('Look {{number}}', { number: lookNumber(entry) })}
                onClick={() => toggle(entry.id, on)}
              >
                <LookPicture entry={entry} sizes="6rem" named />
                <span>
                  {lookNumber(entry)}
                  {entry.state === 'liked' && <IconHeartFilled size={11} aria-hidden />}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
