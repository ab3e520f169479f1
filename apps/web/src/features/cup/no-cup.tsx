import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NotFoundState } from '../../ui/state-card.tsx'
import { cupPage as texts } from './texts.ts'

const WORDS = {
  none: { title: texts.noCup, note: texts.cupShowsUpHere },
  planned: { title: texts.planned, note: texts.plannedNote },
  'too-few-teams': { title: texts.tooFewTeams, note: texts.tooFewTeamsNote },
} as const

type NoCupProps = {
  groupId: string
  /** [O-25] 'planned' begins with Play Ball; 'too-few-teams' begins when an organiser starts it. */
  state?: keyof typeof WORDS
  mayPlan?: boolean
}

/** Shown in place of a cup that has not begun. */
export const NoCup = ({ groupId, state = 'none', mayPlan = false }: NoCupProps) => (
  <NotFoundState
    level={1}
    title={WORDS[state].title}
    picture={<LazyGround {...(state === 'none' && { mood: 'not-found' })} />}
    action={
      mayPlan ? (
        <ButtonLink to="/my-sports-groups/$groupId/cup/plan" params={{ groupId }}>
          {state === 'planned' ? texts.changePlan : texts.planCup}
        </ButtonLink>
      ) : (
        <ButtonLink to="/my-sports-groups/$groupId/game-day" params={{ groupId }}>
          {texts.gameDay}
        </ButtonLink>
      )
    }
  >
    {WORDS[state].note}
  </NotFoundState>
)
