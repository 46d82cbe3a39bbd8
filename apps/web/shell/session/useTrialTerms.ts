import { limits } from '@toile/rules/limits.ts'
import { useTranslation } from 'react-i18next'

const { trialDays: days, trialUploads: pictures } = limits

/** What a trial and a visit without an account hold, from the limits that the server keeps; already translated (requirements S4.09, S5.06). */
export function useTrialTerms() {
  const { t } = useTranslation()
  return {
    account: t(
      'With an account you have a trial of {{days}} days: {{credits}} credits, {{pictures}} pictures of your own, and as many projects as you like. No card is asked for.',
      { days, credits: limits.trialCredits, pictures },
    ),
    visit: t('Without an account you have {{days}} days, {{credits}} credits and {{pictures}} pictures of your own.', {
      days,
      credits: limits.visitorCredits,
      pictures,
    }),
  }
}
