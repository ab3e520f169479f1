import type { AuditEvents } from './platform/http/record-requests.ts'

/** Calls that an operator may have to answer for, each under a name that stays when the call is renamed. */
export const AUDIT_EVENTS: AuditEvents = {
  login: 'sign-in',
  exchangeSignInCode: 'sign-in',
  requestSignInLink: 'sign-in link asked for',
  exchangeSignInLink: 'sign-in',
  logout: 'sign-out',
  register: 'registration',
  activate: 'account confirmed',
  finishActivation: 'account confirmed',
  changePassword: 'password change',
  forgotPassword: 'password forgotten',
  resetPassword: 'password reset',
  endSession: 'session ended',
  endOtherSessions: 'session ended',
  deactivate: 'account closed',
  createVendor: 'role change',
  makeAdmin: 'role change',
  stepAdminDown: 'role change',
  handOver: 'role change',
  approveMember: 'membership change',
  removeMember: 'membership change',
  deleteGroup: 'group deleted',
  uploadProfileImage: 'upload',
  renewInvite: 'link renewed',
  renewSpectatorLink: 'link renewed',
}
