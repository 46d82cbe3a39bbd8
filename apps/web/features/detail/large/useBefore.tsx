import type { Design } from '@toile/craft/designs/design.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takesText } from '../../../shell/actions/keys.ts'
import { useKeyDown } from '../../../shell/actions/useKeyDown.ts'
import styles from '../stage.module.css'

/** Before and after: while the key B or the button is held, the look is shown as it was, in the version of that name or as it was opened. */
export function useBefore(was: Design, design: Design, version: string | undefined) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  const there = !sameContent(was, design)
  useKeyDown((event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key.toLowerCase() === 'b' && plain && !takesText(event.target)) setHeld(true)
  })
  useEffect(() => {
    const release = () => setHeld(false)
    addEventListener('keyup', release)
    addEventListener('blur', release)
    return () => {
      removeEventListener('keyup', release)
      removeEventListener('blur', release)
    }
  }, [])
  const shown = there && held
  const name = version === undefined ? t('Before') : t('Before: {{name}}', { name: version })
  const button = there && (
    <button
      type="button"
      className={styles.before}
      aria-pressed={shown}
      title={`${t('Hold this button or the key B')}: ${version ?? t('as opened')}`}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId)
        setHeld(true)
      }}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && setHeld(true)}
    >
      {name}
    </button>
  )
  return { there, shown, button }
}
