import { Button } from '@mantine/core'
import type { VersionEntry } from '@toile/contract/features/versions.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompareWay } from '../../../shared/compare/SideBySide.tsx'
import { editOf } from '../../../shared/fields/editOf.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { useDocument } from '../../../shell/useDocument.ts'
import { NowLine } from './NowLine.tsx'
import { useVersions } from './useVersions.ts'
import type { VersionsProps } from './versionsProps.ts'
import { VersionsCompared } from './VersionsCompared.tsx'
import { VersionLine } from './VersionLine.tsx'
import styles from './versions.module.css'

/** Versions that are compared at once, beside how the look is now. */
const most = 3

interface VersionsDialogProps extends VersionsProps {
  /** Whether the latest version that differs is compared with now from the start. */
  comparing?: boolean
  onClose: () => void
}

/** The versions of a look as a line of time, how it is now first: each with its picture, what changed in it, and ways to name, compare and restore it. */
export function VersionsDialog({ look, entry, project, comparing = false, onClose }: VersionsDialogProps) {
  const { t } = useTranslation()
  const { value: now } = useDocument(look.document)
  const edit = useMemo(() => editOf(look.document), [look])
  const { all, more, error, loading, readMore, readAgain, restore, busy } = useVersions(look)
  const [asked, setAsked] = useState<{ way: CompareWay; versions: readonly VersionEntry[] } | null>(null)
  const differing = comparing ? all.find(({ document }) => document && !sameContent(document, now)) : undefined
  const { way, versions: compared } = asked ?? { way: 'over', versions: differing ? [differing] : [] }
  const isCompared = ({ id }: VersionEntry) => compared.some((one) => one.id === id)
  /** Another takes its place under the slider, and joins those that stand side by side. */
  const compare = (version: VersionEntry) => {
    const others = compared.filter(({ id }) => id !== version.id)
    if (isCompared(version)) return setAsked({ way, versions: others })
    return setAsked({ way, versions: way === 'over' ? [version] : [...others, version] })
  }
  const isReading = comparing && loading && all.length === 0
  const isWide = isReading || compared.length > 0
  return (
    <Dialog
      title={t('Versions of look {{number}}', { number: lookNumber(entry) })}
      size={isWide ? 'whole' : 'large'}
      onClose={onClose}
    >
      <div className={styles.both} data-comparing={isWide || undefined}>
        {isReading && <div className={styles.reading} aria-hidden />}
        {compared.length > 0 && (
          <VersionsCompared
            entry={entry}
            now={now}
            versions={compared}
            way={way}
            onWay={(next) => setAsked({ way: next, versions: compared })}
            project={project}
            edit={edit}
            busy={busy}
            onRestore={(version, garments) => void restore(version, garments)}
          />
        )}
        <div className={styles.past}>
          <p className={styles.quiet}>
            {t(
              'A version is saved when you first change the look, when you pause, when you like it, and before it is redesigned or restored. You can save one under a name at any time.',
            )}
          </p>
          {error && <TryAgain error={error} onAgain={readAgain} />}
          {loading && all.length === 0 && <p role="status">{t('Loading versions …')}</p>}
          <ol className={styles.line} aria-label={t('Versions')} aria-busy={loading}>
            {(all.length > 0 || (!loading && !error)) && (
              <NowLine
                look={look}
                entry={entry}
                project={project}
                now={now}
                latest={all[0] ?? null}
                onKept={readAgain}
              />
            )}
            {all.map((version, i) => (
              <VersionLine
                key={version.id}
                version={version}
                before={all[i + 1]?.document ?? null}
                now={now}
                project={project}
                busy={busy}
                isCompared={isCompared(version)}
                isFull={way === 'beside' && compared.length >= most}
                isBrief={isWide}
                onCompare={() => compare(version)}
                onNamed={readAgain}
                onRestore={(garments) => void restore(version, garments)}
              />
            ))}
          </ol>
          {all.length === 0 && !loading && !error && (
            <p className={styles.quiet}>{t('The first version appears here with your first change.')}</p>
          )}
          {more && (
            <Button variant="default" loading={loading} onClick={readMore}>
              {t('Earlier versions')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
