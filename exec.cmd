@rem The scripts "start" and "dev" replace their shell by exec, because sh withholds signals to npm. Windows has no exec.
@%*
