import { Loader } from '@mantine/core'
import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { patterns } from '@toile/contract/features/patterns.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LookPicture } from '../../../shared/open/looks/LookPicture.tsx'
import { useCall, useSend } from '../../../shell/calls/useCall.ts'
import { Page } from '../../../shell/parts/Page.tsx'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { askCut } from '../drafting/patternsWorker.ts'
import { useAsked } from '../drafting/useAsked.ts'
import { useWornName } from '../naming/useWornName.ts'
import styles from '../patterns.module.css'

interface LookOpeningProps {
  id: string
  /** The garment of the look that is cut; the first that can be where none is named. */
  garment: string | null
  /** Told the id of the pattern. */
  onOpen: (pattern: string) => void
}

/** Opens the pattern of a garment of a look: the one that was worked on last, or a new one. */
export function LookOpening({ id, garment, onOpen }: LookOpeningProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(designs.openDesign, { id }, { saidByScreen: true })
  if (data) return <OfEntry entry={data} garment={garment} onOpen={onOpen} />
  return (
    <Page>
      <PageHead title={t('Pattern making')} />
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
    </Page>
  )
}

interface OfEntryProps extends Omit<LookOpeningProps, 'id'> {
  entry: DesignEntry
}

function OfEntry({ entry, garment, onOpen }: OfEntryProps) {
  const { t } = useTranslation()
  const { made: cut, trouble } = useAsked(entry.document, askCut)
  const worn = entry.document.garments.filter(({ hidden }) => !hidden)
  const asked = worn.find(({ id }) => id === garment && cut?.includes(id)) ?? worn.find(({ id }) => cut?.includes(id))
  if (asked) return <Begun entry={entry} garment={asked.id} onOpen={onOpen} />
  return (
    <Page>
      <PageHead title={t('Pattern making')} />
      {trouble ? (
        <p role="alert">{t('The pattern could not be drafted. Try again.')}</p>
      ) : (
        cut && <NothingCut entry={entry} />
      )}
    </Page>
  )
}

/** What is said where nothing of a look is cut and sewn. */
function NothingCut({ entry }: { entry: DesignEntry }) {
  const { t } = useTranslation()
  const nameOf = useWornName()
  const worn = entry.document.garments.filter(({ hidden }) => !hidden)
  return (
    <div className={styles.nothing} role="status">
      <div className={styles.portrait}>
        <LookPicture entry={entry} sizes="16rem" />
      </div>
      <ul>
        {worn.length === 0 && <li>{t('Nothing is worn in this look, so there is nothing to cut.')}</li>}
        {worn.map((one) => (
          <li key={one.id}>
            {t('{{garment}} cannot be cut from flat cloth here, so there is no pattern for it.', {
              garment: nameOf(one),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Begun({ entry, garment, onOpen }: { entry: DesignEntry; garment: string; onOpen: (id: string) => void }) {
  const { t } = useTranslation()
  const nameOf = useWornName()
  const former = useCall(patterns.list, { designId: entry.id }, { saidByScreen: true, fresh: 0 })
  const make = useSend(patterns.make, { saidByScreen: true, makesOld: [patterns.list] })
  const begun = useRef(false)
  const worn = entry.document.garments.find(({ id }) => id === garment)
  // The number of the look stands first: what ends in one is counted on where it is duplicated.
  const name = `${t('Look {{number}}', { number: lookNumber(entry) })} · ${worn ? nameOf(worn) : ''}`
  const known = former.isFetching ? null : former.data
  useEffect(() => {
    if (begun.current || !known) return
    begun.current = true
    const last = known.items.find((one) => one.garment === garment)
    if (last) onOpen(last.id)
    else
      void make
        .sendAsync({ designId: entry.id, garment, name: name.slice(0, 80) })
        .then((made) => onOpen(made.id))
        .catch(() => {})
  })
  const error = former.error ?? make.error
  return (
    <Page>
      <PageHead title={t('Pattern making')} />
      {error ? (
        <TryAgain
          error={error}
          onAgain={() => {
            begun.current = false
            void former.refetch()
          }}
        />
      ) : (
        <Loader aria-label={t('Loading')} />
      )}
    </Page>
  )
}
