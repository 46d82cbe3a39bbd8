import { IconCommand, IconContrast2, IconMenu2, IconWorld } from '@tabler/icons-react'
import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../session/person.ts'
import { MainLinks } from './MainLinks.tsx'
import { OnDemand } from './OnDemand.tsx'
import { SlotPlace } from './slots.tsx'
import styles from './topBar.module.css'
import { lazyPart } from '../lazyPart.ts'

const LanguageMenu = lazyPart('frame', async () => (await import('./LanguageMenu.tsx')).LanguageMenu)
const NavigationMenu = lazyPart('frame', async () => (await import('./NavigationMenu.tsx')).NavigationMenu)
const PersonalMenu = lazyPart('frame', async () => (await import('./PersonalMenu.tsx')).PersonalMenu)
const SchemeMenu = lazyPart('frame', async () => (await import('./SchemeMenu.tsx')).SchemeMenu)
const PersonTools = lazyPart('frame', async () => (await import('./PersonTools.tsx')).PersonTools)

const icon = { size: 20, stroke: 1.4, 'aria-hidden': true } as const

/** The first letters of a name, for where there is no picture. */
const initials = (name: string) =>
  name
    .split(/[\s@._-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join('')

/** The bar over every screen; screens fill its places for breadcrumb, save state, undo and redo. */
export function TopBar({ onPalette }: { onPalette: () => void }) {
  const { t } = useTranslation()
  const person = usePerson()
  const letters = person ? initials(person.userName || person.email) : ''
  const wide = person ? styles.wide : undefined
  return (
    <header className={styles.bar}>
      <div className={styles.left}>
        {person && (
          <OnDemand name={t('Menu')} face={<IconMenu2 {...icon} />} Menu={NavigationMenu} className={styles.first} />
        )}
        <Link to="/Square" className={styles.mark} translate="no">
          Toile
        </Link>
        <SlotPlace name="crumbs" className={styles.crumbs} />
        <SlotPlace name="saved" className={styles.saved} />
      </div>
      <MainLinks />
      <div className={styles.right}>
        <SlotPlace name="undo" className={styles.undo} />
        <Suspense>{person && <PersonTools person={person} />}</Suspense>
        <ActionIcon className={wide ?? ''} aria-label={t('Commands')} title={t('Commands')} onClick={onPalette}>
          <IconCommand {...icon} />
        </ActionIcon>
        <OnDemand name={t('Language')} face={<IconWorld {...icon} />} Menu={LanguageMenu} className={wide} />
        <OnDemand name={t('Appearance')} face={<IconContrast2 {...icon} />} Menu={SchemeMenu} className={wide} />
        {person ? (
          <OnDemand
            name={t('Personal menu')}
            className={styles.avatar}
            Menu={PersonalMenu}
            face={
              person.avatar ? (
                <img src={person.avatar} alt="" />
              ) : (
                <span className={styles.letters} data-letters={letters} />
              )
            }
          />
        ) : (
          <Link to="/login" className={styles.signIn}>
            {t('Sign in')}
          </Link>
        )}
      </div>
    </header>
  )
}
